//! The library on a thread of its own, so that no frame waits for the disk.

use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use super::unused_path;
use crate::library::{
    Library, LibraryError, LibraryErrorReason, LibraryFault, LibraryFaultKind, LibraryRequest, LibraryResult,
};
use crate::persist::library::LibraryService;
use crate::platform::date;

/// How long deleted games are kept, in milliseconds: 30 days.
const KEPT: i64 = 30 * 86_400_000;

/// The thread of the library. Dropping it waits until everything that was requested is on the disk.
#[derive(Debug)]
pub(super) struct LibraryThread {
    /// `None` once no more requests can be sent.
    requests: Option<Sender<(u64, LibraryRequest)>>,
    /// Accessed through `&mut` only: the lock, never taken, makes the thread `Sync`.
    responses: Mutex<Receiver<(u64, LibraryResult)>>,
    /// Responses to requests that could not be sent.
    unsent: VecDeque<(u64, LibraryResult)>,
    thread: Option<JoinHandle<()>>,
}

impl LibraryThread {
    /// Starts the thread, which opens or creates the file at the first request.
    pub(super) fn start(path: PathBuf) -> LibraryThread {
        let (requests, incoming) = channel();
        let (outgoing, responses) = channel();
        let work = move || serve(&path, &incoming, &outgoing);
        let thread = thread::Builder::new().name("library".to_owned()).spawn(work).ok();
        LibraryThread { requests: Some(requests), responses: Mutex::new(responses), unsent: VecDeque::new(), thread }
    }
}

impl LibraryService for LibraryThread {
    fn send(&mut self, number: u64, request: LibraryRequest) {
        let sent = self.requests.as_ref().is_some_and(|requests| requests.send((number, request)).is_ok());
        if !sent {
            let message = "its thread has ended".to_owned();
            self.unsent.push_back((number, Err(LibraryFault { kind: LibraryFaultKind::Other, message })));
        }
    }

    fn receive(&mut self) -> Option<(u64, LibraryResult)> {
        let response = self.responses.get_mut().ok()?.try_recv().ok();
        response.or_else(|| self.unsent.pop_front())
    }
}

impl Drop for LibraryThread {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

/// Carries out requests until no more can come.
fn serve(path: &Path, incoming: &Receiver<(u64, LibraryRequest)>, outgoing: &Sender<(u64, LibraryResult)>) {
    let mut library = None;
    while let Ok(first) = incoming.recv() {
        for (numbers, request) in without_outdated(std::iter::once(first).chain(incoming.try_iter())) {
            let (result, notice) = respond(path, &mut library, request);
            let notice = notice.map(|fault| (0, Err(fault)));
            let results = numbers.into_iter().map(|number| (number, result.clone()));
            for response in notice.into_iter().chain(results) {
                // The program may have ended; what it has requested is saved all the same.
                outgoing.send(response).ok();
            }
        }
    }
}

/// Requests with the numbers that their responses answer: of several saves of a match only the last one is made.
fn without_outdated(requests: impl Iterator<Item = (u64, LibraryRequest)>) -> Vec<(Vec<u64>, LibraryRequest)> {
    let mut merged: Vec<(Vec<u64>, LibraryRequest)> = Vec::new();
    for (number, request) in requests {
        let time = begun(&request);
        let outdated = merged.extract_if(.., |(_, earlier)| time.is_some() && begun(earlier) == time);
        let numbers = outdated.flat_map(|(numbers, _)| numbers).chain([number]).collect();
        merged.push((numbers, request));
    }
    merged
}

/// When the match of a request to save began.
fn begun(request: &LibraryRequest) -> Option<i64> {
    match request {
        LibraryRequest::Save { game, .. } => Some(game.created),
        _ => None,
    }
}

/// Carries out a request; opens the file if it is not open. Also returns what happened to a damaged file.
fn respond(
    path: &Path,
    library: &mut Option<Library>,
    request: LibraryRequest,
) -> (LibraryResult, Option<LibraryFault>) {
    let (mut opened, notice) = match library.take().map_or_else(|| open(path), |opened| Ok((opened, None))) {
        Ok(opened) => opened,
        Err(fault) => return (Err(fault), None),
    };
    let result = opened.respond(request);
    // A file that turns out to be damaged is set aside when it is opened the next time.
    let is_damaged = result.as_ref().is_err_and(|fault| fault.kind == LibraryFaultKind::Damaged);
    *library = (!is_damaged).then_some(opened);
    (result, notice)
}

/// Opens the file. A damaged one is renamed, and a new one is made; the fault then says under which name it is kept.
fn open(path: &Path) -> Result<(Library, Option<LibraryFault>), LibraryFault> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)
            .map_err(|error| LibraryFault { kind: LibraryFaultKind::ReadOnly, message: error.to_string() })?;
    }
    let (mut library, notice) = match Library::open(path) {
        Err(LibraryError { reason: LibraryErrorReason::Damaged(_) | LibraryErrorReason::Foreign, .. }) => {
            let kept = set_aside(path).map_err(|error| LibraryFault {
                kind: LibraryFaultKind::Damaged,
                message: format!("{}: {error}", path.display()),
            })?;
            let message = kept.display().to_string();
            (Library::open(path)?, Some(LibraryFault { kind: LibraryFaultKind::Damaged, message }))
        }
        opened => (opened?, None),
    };
    library.purge(date::now() - KEPT)?;
    Ok((library, notice))
}

/// Renames a file that cannot be used, together with its log.
fn set_aside(path: &Path) -> std::io::Result<PathBuf> {
    let kept = unused_path(path, "damaged");
    for suffix in ["-wal", "-shm"] {
        let beside = |path: &Path| PathBuf::from(format!("{}{suffix}", path.display()));
        if beside(path).exists() {
            fs::rename(beside(path), beside(&kept))?;
        }
    }
    fs::rename(path, &kept)?;
    Ok(kept)
}

#[cfg(test)]
mod tests;
