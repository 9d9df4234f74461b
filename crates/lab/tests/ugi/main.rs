//! UGI, line by line in this process and through the pipes of the program.

mod errors;
mod games;
mod kept_table;
mod program;
mod responses;
mod support;
