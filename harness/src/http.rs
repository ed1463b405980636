//! One request to the driver, one JSON answer.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

use crate::{Error, Result};

/// Longer than any command takes, short enough not to hang a test run.
const PATIENCE: Duration = Duration::from_mins(1);

/// Sends a command and returns the `value` of the answer.
pub fn send(driver: &str, method: &str, path: &str, body: &Value) -> Result<Value> {
    let mut stream = TcpStream::connect(driver)
        .map_err(|error| Error::new(format!("no browser driver answers at {driver}: {error}")))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let body = if method == "POST" { body.to_string() } else { String::new() };
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {driver}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer: Value = serde_json::from_slice(&read_body(&mut BufReader::new(stream))?)?;
    let value = answer["value"].take();
    match value.get("error").and_then(Value::as_str) {
        Some(error) => {
            let message = value["message"].as_str().unwrap_or_default();
            let first_line = message.lines().next().unwrap_or_default();
            Err(Error::new(format!("{error}: {first_line}")))
        }
        None => Ok(value),
    }
}

/// Skips the head, then reads as many bytes as it announced.
fn read_body(stream: &mut impl BufRead) -> Result<Vec<u8>> {
    let mut length = 0;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line)? == 0 {
            return Err(Error::new("the browser driver hung up"));
        }
        let line = line.trim().to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(number) = line.strip_prefix("content-length:") {
            length = number.trim().parse().map_err(|_| Error::new("the answer has no length"))?;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body)?;
    Ok(body)
}

#[cfg(test)]
mod tests {
    use super::read_body;

    #[test]
    fn reads_the_announced_bytes() {
        let answer = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX: y\r\n\r\n{}more";
        assert_eq!(read_body(&mut &answer[..]).as_deref(), Ok(&b"{}"[..]));
        assert!(read_body(&mut &answer[..30]).is_err());
    }
}
