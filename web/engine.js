// Runs the engine in a worker, one request at a time. Cancelling the current request terminates the worker; the next
// request starts another from the module that is compiled already. Where no worker can start, the same engine runs in the
// page, a few milliseconds per frame.

import { text } from './text.js';

const SLICE = 4; // milliseconds per frame, without a worker
const HIDDEN_PAUSE = 50; // milliseconds between slices while the page is hidden and gets no frames
const START_TIMEOUT = 20_000; // milliseconds until a silent worker counts as failed
const MAX_FAILURES = 3; // of workers in a row

export class Engine {
  /**
   * @param {string} base the folder of the engine's files
   * @param {(message: object) => void} send passes a response or a failure to the program
   * @param {(sentence: string) => void} notify tells the visitor something
   */
  constructor(base, send, notify) {
    Object.assign(this, { base, send, notify });
    this.queue = [];
    this.current = null;
    this.worker = null;
    this.failures = 0;
    this.local = null; // the engine's functions, if it runs in the page
  }

  request(number, request) {
    this.queue.push({ number, text: request });
    this.#startNext();
  }

  cancel(number) {
    this.queue = this.queue.filter((request) => request.number !== number);
    if (this.current?.number !== number) return;
    this.current = null;
    if (this.worker) this.#terminateWorker();
    this.#startNext();
  }

  /** Downloads and compiles the module, which all workers share. */
  prepare() {
    this.module ??= WebAssembly.compileStreaming(fetch(`${this.base}/worker_bg.wasm`));
    this.module.catch(() => {}); // The first request that needs the module handles the error.
    return this.module;
  }

  #startNext() {
    if (this.current || !this.queue.length) return;
    this.current = this.queue.shift();
    if (this.local) this.#runInSlices();
    else this.#postToWorker().catch((error) => this.#runWithoutWorker(error));
  }

  async #postToWorker() {
    const request = this.current;
    const module = await this.prepare();
    if (this.current !== request) return; // cancelled meanwhile
    const worker = this.worker ?? this.#startWorker(module);
    worker.postMessage(request);
  }

  #startWorker(module) {
    const worker = new Worker(`${this.base}/worker.js`, { type: 'module', name: 'engine' });
    let started = false;
    const timeout = setTimeout(() => started || this.#workerFailed(worker, 'it does not respond'), START_TIMEOUT);
    worker.onmessage = ({ data }) => {
      started = true;
      clearTimeout(timeout);
      if (worker !== this.worker || data.ready) return;
      this.failures = 0;
      this.#finish(data.number, data.text);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timeout);
      if (started) this.#workerFailed(worker, event.message);
      else this.#runWithoutWorker(new Error(event.message ?? 'the worker did not start'), worker);
    };
    worker.postMessage({ module });
    this.worker = worker;
    return worker;
  }

  #terminateWorker() {
    this.worker.terminate();
    this.worker = null;
  }

  /** Tries the current request again with another worker, unless too many have failed. */
  #workerFailed(worker, reason) {
    if (worker !== this.worker) return;
    console.warn('Tessera: the engine’s worker failed:', reason);
    this.#terminateWorker();
    this.failures += 1;
    if (this.failures >= MAX_FAILURES) {
      this.#runWithoutWorker(new Error(reason));
      return;
    }
    const request = this.current;
    this.current = null;
    if (request) this.queue.unshift(request);
    this.#startNext();
  }

  /** Passes the response to the program; null if the engine could not answer. */
  #finish(number, response) {
    if (this.current?.number !== number) return;
    this.current = null;
    this.send(response === null ? { 'engine-failure': { number } } : { 'engine-response': { number, text: response } });
    this.#startNext();
  }

  async #runWithoutWorker(error, worker = this.worker) {
    if (worker !== this.worker || this.local) return;
    console.warn('Tessera: no worker for the engine:', error.message);
    if (this.worker) this.#terminateWorker();
    try {
      this.local = await import(`./worker_pkg.js`);
      await this.local.default({ module_or_path: `${this.base}/worker_bg.wasm` });
      this.notify(text('page-engine-slow'));
      this.#runInSlices();
    } catch (failure) {
      console.warn('Tessera: the engine cannot run at all:', failure.message);
      this.local = null;
      this.notify(text('page-engine-missing'));
      for (const { number } of [this.current, ...this.queue]) this.send({ 'engine-failure': { number } });
      this.current = null;
      this.queue = [];
    }
  }

  /** Works on the current request, a slice per frame, until it is answered or cancelled. */
  #runInSlices() {
    const request = this.current;
    if (!request) return;
    let search;
    try {
      search = new this.local.SlicedSearch(request.text);
    } catch {
      this.#finish(request.number, null);
      return;
    }
    const slice = () => {
      const response = this.current === request ? step(search) : undefined;
      if (this.current === request && response === undefined) {
        if (document.hidden) setTimeout(slice, HIDDEN_PAUSE);
        else requestAnimationFrame(slice);
        return;
      }
      search.free();
      if (response !== undefined) this.#finish(request.number, response);
    };
    slice();
  }
}

/** Works on a search for one slice; returns the response, undefined if it is not complete, or null if it failed. */
function step(search) {
  try {
    return search.step(SLICE);
  } catch (error) {
    console.warn('Tessera: the engine’s response cannot be written:', String(error));
    return null;
  }
}
