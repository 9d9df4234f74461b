// The engine in a worker: a module first, then questions, each answered under its number.

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
      // A trap leaves the module in no state to go on: the page must see it fall.
      setTimeout(() => {
        throw error;
      });
      return;
    }
    console.warn('Tessera: a question was not understood:', String(error));
  }
  self.postMessage({ number: data.number, text });
};
