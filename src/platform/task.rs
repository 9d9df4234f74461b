//! Work on a thread of its own: begun, asked about now and then, and called off by letting go of it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// A search goes deep and keeps whole positions on its way.
const STACK: usize = 8 << 20;

/// Work that goes on elsewhere. Dropping it raises its stop flag, and its result reaches nobody.
#[derive(Debug)]
pub struct Task<T> {
    /// Read through `&mut` only; the lock is never contended.
    result: Mutex<Receiver<T>>,
    stop: Arc<AtomicBool>,
}

/// How an errand stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TaskStatus<T> {
    /// It goes on.
    Pending,
    /// It is done; told once.
    Done(T),
    /// It came to no result: the thread could not start or has failed, or the result was told before.
    Failed,
}

impl<T: Send + 'static> Task<T> {
    /// Begins `work`, which must look at the flag now and then and end soon once it is set.
    pub fn spawn(name: &str, work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static) -> Task<T> {
        let (sender, receiver) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        // Without a thread the sender is dropped at once, which is news enough.
        let _ = thread::Builder::new().name(name.to_owned()).stack_size(STACK).spawn(move || {
            // Nobody may be waiting any more.
            let _ = sender.send(work(flag));
        });
        Task { result: Mutex::new(receiver), stop }
    }

    /// Asks without waiting.
    pub fn poll(&mut self) -> TaskStatus<T> {
        let Ok(result) = self.result.get_mut() else { return TaskStatus::Failed };
        match result.try_recv() {
            Ok(result) => TaskStatus::Done(result),
            Err(TryRecvError::Empty) => TaskStatus::Pending,
            Err(TryRecvError::Disconnected) => TaskStatus::Failed,
        }
    }
}

impl<T> Task<T> {
    /// The flag that calls the work off; as long as the work goes on, it holds another handle to it.
    #[must_use]
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }
}

impl<T> Drop for Task<T> {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn wait<T: Send + 'static>(errand: &mut Task<T>) -> TaskStatus<T> {
        for _ in 0..5000 {
            match errand.poll() {
                TaskStatus::Pending => thread::sleep(Duration::from_millis(1)),
                news => return news,
            }
        }
        TaskStatus::Pending
    }

    #[test]
    fn a_result_is_told_once() {
        let mut errand = Task::spawn("test", |_| 6 * 7);
        assert_eq!(wait(&mut errand), TaskStatus::Done(42));
        assert_eq!(errand.poll(), TaskStatus::Failed);
    }

    #[test]
    fn letting_go_of_work_calls_it_off() {
        let errand = Task::spawn("test", |stop| while !stop.load(Ordering::Relaxed) {});
        let stop = errand.stop();
        drop(errand);
        assert!(stop.load(Ordering::Relaxed));
        let ended = (0..5000).any(|_| {
            thread::sleep(Duration::from_millis(1));
            Arc::strong_count(&stop) == 1
        });
        assert!(ended, "the thread has let go of the flag");
    }

    #[test]
    fn work_that_fails_is_lost_and_takes_nobody_with_it() {
        let mut errand: Task<()> = Task::spawn("test", |_| panic!("this test means to fail here"));
        assert_eq!(wait(&mut errand), TaskStatus::Failed);
    }
}
