//! The icon and the version of the Windows programs.

use std::env;
use std::path::Path;

/// Adds them to the programs if they are built for Windows.
pub(crate) fn add_resources(root: &Path) {
    if env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return;
    }
    let icon = root.join("packaging").join("windows").join("tessera.ico");
    println!("cargo::rerun-if-changed={}", icon.display());
    let mut resources = winresource::WindowsResource::new();
    resources.set_icon(&icon.to_string_lossy());
    resources.set("ProductName", "Tessera").set("LegalCopyright", "The developers of Tessera");
    if let Err(error) = resources.compile() {
        println!("cargo::warning=the programs have no icon and no version: {error}");
    }
}
