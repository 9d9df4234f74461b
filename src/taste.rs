//! How people like the program: the themes there are, and everything that can be set. Values only; what they mean for
//! the picture is the view's affair, for the panels the interface's.

pub mod preferences;
pub mod theme;
