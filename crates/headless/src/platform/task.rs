//! Background tasks: work on a thread, polled for its result and stopped by dropping it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread;

/// The stack of a thread in bytes: a search is deeply recursive and keeps whole positions in its frames.
const STACK: usize = 8 << 20;

/// Work on a background thread. Dropping it sets the stop flag and discards the result.
#[derive(Debug)]
pub struct Task<T> {
    /// Accessed through `&mut` only: the lock, never taken, makes the task `Sync`.
    result: Mutex<Receiver<T>>,
    stop: Arc<AtomicBool>,
}

/// The number of threads that leave a processor to the rest of the program; at least one.
pub fn spare_processors() -> usize {
    thread::available_parallelism().map_or(1, |all| all.get().saturating_sub(1).max(1))
}

/// The status of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TaskStatus<T> {
    /// It is still running.
    Pending,
    /// It has ended with this result, which is returned once.
    Done(T),
    /// There is no result: the thread could not start or has panicked, or the result was returned before.
    Failed,
}

impl<T: Send + 'static> Task<T> {
    /// Starts `work`, which must check the flag regularly and end soon after it is set.
    pub fn spawn(name: &str, work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static) -> Task<T> {
        Task::spawn_with_stack(name, STACK, work)
    }

    fn spawn_with_stack(name: &str, stack: usize, work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static) -> Task<T> {
        let (sender, receiver) = channel();
        let stop = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&stop);
        // If the thread cannot start, the sender is dropped at once and `poll` returns `Failed`.
        let _ = thread::Builder::new().name(name.to_owned()).stack_size(stack).spawn(move || {
            // The receiver is gone if the task has been dropped.
            let _ = sender.send(work(flag));
        });
        Task { result: Mutex::new(receiver), stop }
    }

    /// A task that has ended with this result, for platforms without threads.
    pub fn done(result: T) -> Task<T> {
        let (sender, receiver) = channel();
        // The receiver lives in the task.
        let _ = sender.send(result);
        Task { result: Mutex::new(receiver), stop: Arc::default() }
    }

    /// Returns the status without waiting.
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
    /// The flag that stops the work. The thread holds another handle to it until it ends.
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

    /// Polls until the task is no longer pending.
    fn wait<T: Send + 'static>(task: &mut Task<T>) -> TaskStatus<T> {
        loop {
            match task.poll() {
                TaskStatus::Pending => thread::yield_now(),
                status => return status,
            }
        }
    }

    #[test]
    fn a_result_is_returned_once() {
        let (release, released) = channel();
        let mut task = Task::spawn("test", move |_| released.recv().map(|()| 6 * 7));
        assert_eq!(task.poll(), TaskStatus::Pending);
        release.send(()).unwrap();
        assert_eq!(wait(&mut task), TaskStatus::Done(Ok(42)));
        assert_eq!(task.poll(), TaskStatus::Failed);
    }

    #[test]
    fn a_task_that_has_ended_gives_its_result() {
        let mut task = Task::done(42);
        assert_eq!((task.poll(), task.poll()), (TaskStatus::Done(42), TaskStatus::Failed));
    }

    #[test]
    fn dropping_a_task_stops_its_thread() {
        let (running, ended) = channel::<()>();
        let task = Task::spawn("test", move |stop| {
            let _running = running;
            while !stop.load(Ordering::Relaxed) {
                thread::yield_now();
            }
        });
        let stop = task.stop();
        drop(task);
        assert!(stop.load(Ordering::Relaxed));
        assert!(ended.recv().is_err(), "the thread has dropped its end of the channel");
    }

    #[test]
    fn a_thread_that_cannot_start_makes_a_task_fail() {
        // No machine has that much memory for a stack.
        let mut task = Task::spawn_with_stack("test", 1 << 60, |_| 42);
        assert_eq!(wait(&mut task), TaskStatus::Failed);
    }

    #[test]
    fn a_panic_makes_a_task_fail() {
        let mut task: Task<()> = Task::spawn("test", |_| panic!("this test panics on purpose"));
        assert_eq!(wait(&mut task), TaskStatus::Failed);
    }
}
