//! The `WebDriver` server, started for as long as a task needs it.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::failure::Doing;
use crate::tools::Browser;
use crate::{Failure, Result};

/// A running driver. Stopped when dropped.
#[derive(Debug)]
pub struct ChromeDriver {
    process: Child,
    address: String,
    /// Held open: the driver may have more to say.
    _output: Option<BufReader<ChildStdout>>,
}

impl ChromeDriver {
    /// Starts the driver on a free port.
    ///
    /// # Errors
    /// If it does not start, or does not say where it listens.
    pub fn start(browser: &Browser) -> Result<Self> {
        let mut process = Command::new(&browser.driver)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .doing(format_args!("start {}", browser.driver.display()))?;
        let mut output = process.stdout.take().map(BufReader::new);
        let port = output
            .as_mut()
            .and_then(|output| output.lines().map_while(std::io::Result::ok).find_map(|line| port_in(&line)));
        // Held from here on, so that it is stopped even when it named no port.
        let driver = Self { process, address: format!("127.0.0.1:{}", port.unwrap_or(0)), _output: output };
        if port.is_none() {
            return Err(Failure::new("chromedriver did not say on which port it listens")
                .remedy("check that `chromedriver --port=0` starts, and that its version is Chromium's"));
        }
        Ok(driver)
    }

    /// Tells a program where the driver and its browser are.
    pub fn introduce(&self, browser: &Browser, program: &mut Command) {
        program.env("TRIVIUM_WEBDRIVER", &self.address).env("TRIVIUM_CHROMIUM", &browser.chromium);
    }
}

impl Drop for ChromeDriver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Reads `ChromeDriver was started successfully on port 41537.`
fn port_in(line: &str) -> Option<u16> {
    let (_, port) = line.split_once("started successfully on port ")?;
    port.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::port_in;

    #[test]
    fn reads_the_port_the_driver_announces() {
        assert_eq!(port_in("ChromeDriver was started successfully on port 41537."), Some(41537));
        assert_eq!(port_in("Starting ChromeDriver 156.0 on port 0"), None);
    }
}
