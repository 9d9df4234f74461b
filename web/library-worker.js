// The library of saved games in a worker: in the page's private file system, or where the browser has none as an image in
// IndexedDB. Each message is a request with its number; requests are carried out one after the other.

import { faultKind, faultResponse } from './library-fault.js';
import { ImageStore } from './library-image.js';
import init, { openFile, openImage } from './library_pkg.js';
import { loadWords, text } from './text.js';

const LOCK_TIMEOUT = 5_000; // milliseconds that another tab has to close the library
const LOCK_INTERVAL = 100; // milliseconds between attempts to open it

let library = null; // the library while it is open
let images = null; // where its image is stored, unless it is in files
let queue = Promise.all([
  init({ module_or_path: new URL('./library_bg.wasm', import.meta.url) }),
  loadWords(new URLSearchParams(self.location.search).get('lang')),
]);

queue.then(
  () => self.postMessage({ ready: true }),
  (error) => self.postMessage({ failed: String(error.message ?? error) }),
);

self.onmessage = ({ data }) => {
  queue = queue.then(() => (data.close ? close() : handle(data)));
};

async function handle({ number, text: request }) {
  self.postMessage({ number, text: await respond(request) });
}

async function respond(request) {
  try {
    library ??= await open();
    const response = library.respond(request);
    await storeImage();
    return response;
  } catch (error) {
    if (typeof error === 'string') return error; // a fault, as the response to the program
    if (error instanceof WebAssembly.RuntimeError) await stop(error);
    return faultResponse('Other', String(error));
  }
}

async function open() {
  images = await ImageStore.find();
  if (images === null && (await hasFiles())) return openFileOnceFree();
  images ??= await ImageStore.create();
  return openImage(await images.read());
}

/** Whether the browser has files for this page; it refuses them in some private windows. */
async function hasFiles() {
  if (!globalThis.FileSystemFileHandle?.prototype.createSyncAccessHandle) return false;
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch (error) {
    console.warn('Tessera: no files for the library:', error.name);
    return false;
  }
}

async function openFileOnceFree() {
  const deadline = performance.now() + LOCK_TIMEOUT;
  for (;;) {
    try {
      return await openFile();
    } catch (fault) {
      if (typeof fault !== 'string' || faultKind(fault) !== 'Locked') throw fault;
      if (performance.now() > deadline) throw faultResponse('Locked', text('page-library-other-tab'));
      await new Promise((resolve) => setTimeout(resolve, LOCK_INTERVAL));
    }
  }
}

/** Stores the image if the request has changed it. If that fails, the next request begins with what is stored. */
async function storeImage() {
  if (!images) return;
  try {
    const image = library.image();
    if (image) await images.write(image);
  } catch (fault) {
    closeLibrary();
    throw fault;
  }
}

function closeLibrary() {
  library?.free();
  library = null;
  images?.close();
  images = null;
}

function close() {
  closeLibrary();
  self.postMessage({ closed: true });
}

/** After a trap the module cannot go on: an uncaught error makes the page end this worker. */
function stop(error) {
  setTimeout(() => {
    throw error;
  });
  return new Promise(() => {});
}
