//! Chromium and its driver: found, or installed where this may be done without asking.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use super::path;
use crate::{Failure, Result, command};

const CHROMIUM: &[&str] = &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const DRIVER: &[&str] = &["chromedriver", "chromium.chromedriver"];

/// A browser that programs can drive.
#[derive(Debug, Clone)]
pub struct Browser {
    /// The browser's program.
    pub chromium: PathBuf,
    /// The `WebDriver` server that drives it.
    pub driver: PathBuf,
}

impl Browser {
    /// Finds both, or installs them where `apt-get` exists and may be used.
    ///
    /// # Errors
    /// If they are not there afterwards; the failure says in one line what to install.
    pub fn set_up() -> Result<Self> {
        if let Some(browser) = Self::find() {
            println!("    {}", browser.chromium.display());
            return Ok(browser);
        }
        if may_use_apt() {
            apt_install()?;
        }
        Self::find().ok_or_else(|| Failure::new("no Chromium with its driver").remedy(REMEDY))
    }

    fn find() -> Option<Self> {
        Some(Self { chromium: named("CHROMIUM", CHROMIUM)?, driver: named("CHROMEDRIVER", DRIVER)? })
    }
}

const REMEDY: &str = "install Chromium and chromedriver (Debian: apt-get install chromium chromium-driver), or name them in the variables CHROMIUM and CHROMEDRIVER";

/// The program that `variable` names, else the first of `names` on `PATH`.
fn named(variable: &str, names: &[&str]) -> Option<PathBuf> {
    if let Some(file) = env::var_os(variable).map(PathBuf::from).filter(|file| file.is_file()) {
        return Some(file);
    }
    names.iter().find_map(|name| path::file_in(&path::folder_of(name)?, name))
}

fn may_use_apt() -> bool {
    let root = command::output(Command::new("id").arg("-u")).is_some_and(|id| id == "0");
    root && path::folder_of("apt-get").is_some()
}

fn apt_install() -> Result<()> {
    let apt = |arguments: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.args(["-q", "-y", "-o", "Acquire::Retries=3"]).args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command::run(&mut apt, REMEDY)
    };
    // One unreachable source of many fails the update; whether the packages can be had, the installation will tell.
    if let Err(failure) = apt(&["update"]) {
        println!("    {failure}\n    going on with the lists that are there");
    }
    apt(&["install", "--no-install-recommends", "chromium", "chromium-driver"])
}
