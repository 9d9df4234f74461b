//! Which display server opens the window: Wayland where one answers, else X11.

#[cfg(all(unix, not(target_os = "macos")))]
use std::path::Path;

/// Starts the program again without `WAYLAND_DISPLAY` if no compositor answers there but there is an X11 server: the library
/// that opens the window would only try Wayland. Returns if the program can go on as it is.
#[cfg(all(unix, not(target_os = "macos")))]
pub(super) fn leave_silent_wayland() {
    use std::os::unix::process::CommandExt;

    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let (Some(wayland), Some(_)) = (variable("WAYLAND_DISPLAY"), variable("DISPLAY")) else { return };
    let folder = variable("XDG_RUNTIME_DIR").unwrap_or_default();
    if let (false, Ok(program)) = (answers(Path::new(&folder), &wayland), std::env::current_exe()) {
        // It returns only if the program cannot be started again; the window then reports the missing compositor.
        let _ =
            std::process::Command::new(program).args(std::env::args_os().skip(1)).env_remove("WAYLAND_DISPLAY").exec();
    }
}

/// Elsewhere there is one display server.
#[cfg(not(all(unix, not(target_os = "macos"))))]
pub(super) const fn leave_silent_wayland() {}

/// Whether a compositor listens at a name in the folder of sockets, or at an absolute path.
#[cfg(all(unix, not(target_os = "macos")))]
fn answers(folder: &Path, name: &std::ffi::OsStr) -> bool {
    std::os::unix::net::UnixStream::connect(folder.join(name)).is_ok()
}
