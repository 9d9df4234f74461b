//! How people like the program: the themes there are, the keys, and everything that can be set. Values only; what they
//! mean for the picture is the view's affair, for the panels the interface's, for the match the input's.

pub mod bindings;
pub mod device;
pub mod preferences;
pub mod theme;
