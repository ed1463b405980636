//! A small static file server: what any static host does with `dist/`, on this machine only.

mod answer;
mod request;

use std::io::{ErrorKind, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

pub use answer::Site;

use crate::failure::Doing;
use crate::{Failure, Result};

/// A listening server.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    site: Arc<Site>,
}

impl Server {
    /// Listens on 127.0.0.1 for `folder`, served below `base` (`/`, or a sub-path such as `/games/trivium/`).
    /// Port 0 takes a free one.
    ///
    /// # Errors
    /// If the port is taken or may not be used.
    pub fn bind(folder: PathBuf, base: &str, port: u16) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| {
            let reason = match error.kind() {
                ErrorKind::AddrInUse => format!("port {port} is in use by another program"),
                _ => format!("cannot listen on port {port}: {error}"),
            };
            Failure::new(reason).remedy("choose another port, for example --port 8090")
        })?;
        let address = listener.local_addr().doing("read the server's address")?;
        let site = Arc::new(Site::new(folder, base));
        Ok(Self { listener, address, site })
    }

    /// The address of the page.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.site.base())
    }

    /// Serves until the program ends.
    pub fn serve(&self) {
        for stream in self.listener.incoming().flatten() {
            let site = Arc::clone(&self.site);
            thread::spawn(move || converse(&stream, &site));
        }
    }

    /// Serves from a thread of its own, until the program ends; returns the address of the page.
    pub fn serve_in_background(self) -> String {
        let url = self.url();
        thread::spawn(move || self.serve());
        url
    }
}

/// One request, one answer. A broken connection is the client's affair.
fn converse(mut stream: &TcpStream, site: &Site) {
    let patience = Some(Duration::from_secs(10));
    if stream.set_read_timeout(patience).is_err() || stream.set_write_timeout(patience).is_err() {
        return;
    }
    let answer = match request::read(&mut stream) {
        Some(request) => site.answer(&request),
        None => answer::Answer::bad_request(),
    };
    let _ = stream.write_all(&answer.into_bytes()).and_then(|()| stream.flush());
}
