//! The library of saved games for the web page, run by a web worker. Requests and responses are JSON texts
//! (`tessera_library::LibraryRequest`, `LibraryResult`).

fn main() {}

/// The functions that the worker calls.
#[cfg(target_family = "wasm")]
#[expect(unreachable_pub, reason = "the functions that the worker calls must be public")]
mod worker {
    use std::path::Path;

    use js_sys::{JsString, Reflect};
    use sqlite_wasm_rs::WasmOsCallback;
    use sqlite_wasm_vfs::sahpool::{OpfsSAHError, OpfsSAHPoolCfgBuilder, install};
    use tessera_library::{Library, LibraryError, LibraryFault, LibraryFaultKind, LibraryRequest, LibraryResult};
    use wasm_bindgen::prelude::*;

    /// The folder in the page's private file system.
    const FOLDER: &str = "tessera/library";
    const FILE: &str = "games.sqlite";

    /// A library that is open.
    #[wasm_bindgen]
    #[derive(Debug)]
    pub struct OpenLibrary {
        library: Library,
        /// The number of changes that the last image has.
        imaged: u64,
    }

    /// Opens the library in the page's private file system, which one worker at a time can use.
    ///
    /// # Errors
    /// The library cannot be opened: a [`LibraryResult`] as JSON.
    #[wasm_bindgen(js_name = openFile)]
    pub async fn open_file() -> Result<OpenLibrary, JsString> {
        let options = OpfsSAHPoolCfgBuilder::new().vfs_name("tessera").directory(FOLDER).build();
        match install::<WasmOsCallback>(&options, true).await {
            Ok(_) => opened(Library::open(Path::new(FILE))),
            Err(error) => Err(text_of(&Err(storage_fault(&error))).into()),
        }
    }

    /// Opens a library in memory from its image; no bytes are a new library.
    ///
    /// # Errors
    /// The image cannot be used: a [`LibraryResult`] as JSON.
    #[wasm_bindgen(js_name = openImage)]
    pub fn open_image(image: &[u8]) -> Result<OpenLibrary, JsString> {
        opened(Library::open_image(image))
    }

    fn opened(library: Result<Library, LibraryError>) -> Result<OpenLibrary, JsString> {
        match library {
            Ok(library) => Ok(OpenLibrary { library, imaged: 0 }),
            Err(error) => Err(text_of(&Err(error.into())).into()),
        }
    }

    #[wasm_bindgen]
    impl OpenLibrary {
        /// Carries out a request, a [`LibraryRequest`] as JSON; returns a [`LibraryResult`] as JSON.
        pub fn respond(&mut self, request: &str) -> String {
            let result = match serde_json::from_str::<LibraryRequest>(request) {
                Ok(request) => self.library.respond(request),
                Err(error) => Err(other(format!("the request cannot be read: {error}"))),
            };
            text_of(&result)
        }

        /// The bytes of the library's file if something has changed since the last call, and since it was opened.
        ///
        /// # Errors
        /// There is no memory left: a [`LibraryResult`] as JSON.
        pub fn image(&mut self) -> Result<Option<Vec<u8>>, JsString> {
            let changes = self.library.changes();
            if changes == self.imaged {
                return Ok(None);
            }
            let image = self.library.image().map_err(|error| text_of(&Err(error.into())))?;
            self.imaged = changes;
            Ok(Some(image))
        }

        /// Reads the whole library; returns its first fault.
        pub fn check(&self) -> Option<String> {
            self.library.check().err().map(|error| error.to_string())
        }
    }

    /// Why the browser does not give the library its files.
    fn storage_fault(error: &OpfsSAHError) -> LibraryFault {
        let kind = match error {
            OpfsSAHError::Opfs { value, .. } => kind_of(value),
            OpfsSAHError::InvalidHeader { .. } | OpfsSAHError::DuplicateFilename(_) => LibraryFaultKind::Damaged,
            _ => LibraryFaultKind::Other,
        };
        LibraryFault { kind, message: format!("the library {FILE}: {error}") }
    }

    /// The kind of an exception of the browser, by its name.
    fn kind_of(exception: &JsValue) -> LibraryFaultKind {
        let name = Reflect::get(exception, &"name".into()).ok().and_then(|name| name.as_string());
        match name.as_deref() {
            // Safari reports a file that another worker has open as an invalid state.
            Some("NoModificationAllowedError" | "InvalidStateError") => LibraryFaultKind::Locked,
            Some("QuotaExceededError") => LibraryFaultKind::Full,
            Some("SecurityError" | "NotAllowedError") => LibraryFaultKind::ReadOnly,
            _ => LibraryFaultKind::Other,
        }
    }

    const fn other(message: String) -> LibraryFault {
        LibraryFault { kind: LibraryFaultKind::Other, message }
    }

    fn text_of(result: &LibraryResult) -> String {
        let unwritable = |error| format!(r#"{{"Err":{{"kind":"Other","message":"{error}"}}}}"#);
        serde_json::to_string(result).unwrap_or_else(unwritable)
    }
}
