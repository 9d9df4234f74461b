//! Takes the place of the crate `inventory` and collects nothing.
//!
//! The default features of `bevy_reflect`, which other crates of Bevy turn on, submit every reflected type to
//! `inventory`, whether types are registered that way (`reflect_auto_register`) or, as in this program, are not. Each
//! submission is a constructor that the linker must keep, with everything that the type can do by reflection:
//! serialisation, formatting and access by name. Without them the linker leaves out what nothing uses.

#![no_std]

use core::convert::Infallible;
use core::marker::PhantomData;

/// A type whose values can be submitted.
pub trait Collect: Sync + Sized + 'static {}

/// Iterates over the values that were submitted: over none.
#[expect(non_camel_case_types, reason = "it is the name in the crate that this one replaces")]
#[derive(Debug)]
pub enum iter<T> {
    /// The only value.
    iter,
    #[doc(hidden)]
    __Never(PhantomData<T>, Infallible),
}

#[doc(hidden)]
pub use crate::iter::*;

impl<T: Collect> IntoIterator for iter<T> {
    type Item = &'static T;
    type IntoIter = core::iter::Empty<&'static T>;

    fn into_iter(self) -> Self::IntoIter {
        core::iter::empty()
    }
}

/// Makes it possible to submit values of a type.
#[macro_export]
macro_rules! collect {
    ($type:ty) => {
        impl $crate::Collect for $type {}
    };
}

/// Submits a value: does nothing.
#[macro_export]
macro_rules! submit {
    ($($value:tt)*) => {};
}
