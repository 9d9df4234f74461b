// The engine in a worker. The first message brings the compiled module, each further one a request with its number.

import init, { answer } from './worker_pkg.js';

let ready;

self.onmessage = async ({ data }) => {
  if (data.module) {
    ready = init({ module_or_path: data.module });
    await ready;
    self.postMessage({ ready: true });
    return;
  }
  await ready;
  let text = null;
  try {
    text = answer(data.text);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) {
      // After a trap the module cannot go on: an uncaught error makes the page start another worker.
      setTimeout(() => {
        throw error;
      });
      return;
    }
    console.warn('Tessera: the engine rejected a request:', String(error));
  }
  self.postMessage({ number: data.number, text });
};
