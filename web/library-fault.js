// What the library of saved games answers when it did not do what was asked; crates/library/src/request.rs defines the kinds.

/** The response to a request that has failed. */
export const faultResponse = (kind, message) => JSON.stringify({ Err: { kind, message } });

/** The kind of the fault in a response, or undefined. */
export const faultKind = (response) => JSON.parse(response).Err?.kind;
