// The library of saved games, in a worker of its own that starts at the first request, once the first board is shown. Only
// the tab that owns the stored match has the library; its worker closes it when another tab takes the match over.

import { language } from './language.js';
import { faultResponse } from './library-fault.js';
import { text } from './text.js';

const START_TIMEOUT = 60_000; // milliseconds until a silent worker counts as failed
const CLOSE_TIMEOUT = 4_000; // milliseconds in which a worker must have finished when another tab takes over

export class Library {
  /**
   * @param {string} base the folder of the library's files
   * @param {(message: object) => void} send passes a response to the program
   * @param {() => boolean} isOwner whether this tab may use the library
   */
  constructor(base, send, isOwner) {
    Object.assign(this, { base, send, isOwner });
    this.requests = new Map(); // the texts of those without a response, by number
    this.worker = null;
    this.started = false;
  }

  request(number, request) {
    this.requests.set(number, request);
    if (this.started) this.#post(number);
  }

  /** Sends requests to the worker from now on, and those that have been made before. */
  start() {
    this.started = true;
    for (const number of this.requests.keys()) this.#post(number);
  }

  /** Lets the worker finish its requests and close the library, for another tab. */
  release() {
    const { worker } = this;
    if (!worker) return;
    worker.postMessage({ close: true });
    setTimeout(() => this.#stopWorker(worker, 'Locked', text('page-library-other-tab')), CLOSE_TIMEOUT);
  }

  #post(number) {
    if (!this.isOwner()) {
      this.#fail([number], 'Locked', text('page-library-other-tab'));
      return;
    }
    try {
      this.worker ??= this.#startWorker();
    } catch (error) {
      // A browser without workers: an error here would end the program, which has sent the request.
      console.warn('Tessera: the library’s worker cannot start:', error.message);
      this.#fail([number], 'Other', text('page-library-failed', { reason: error.message }));
      return;
    }
    this.worker.postMessage({ number, text: this.requests.get(number) });
  }

  #startWorker() {
    const worker = new Worker(`${this.base}/library-worker.js?lang=${language()}`, { type: 'module', name: 'library' });
    const timeout = setTimeout(() => this.#workerFailed(worker, 'it does not respond'), START_TIMEOUT);
    worker.onmessage = ({ data }) => {
      clearTimeout(timeout);
      if (data.failed !== undefined) this.#workerFailed(worker, data.failed);
      else if (data.closed) this.#stopWorker(worker, 'Locked', text('page-library-other-tab'));
      else if (data.number !== undefined && worker === this.worker) this.#respond(data.number, data.text);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timeout);
      this.#workerFailed(worker, event.message ?? 'it did not start');
    };
    return worker;
  }

  #workerFailed(worker, reason) {
    console.warn('Tessera: the library’s worker failed:', reason);
    this.#stopWorker(worker, 'Other', text('page-library-failed', { reason }));
  }

  /** Ends a worker; the requests that it has not answered fail. The next request starts another one. */
  #stopWorker(worker, kind, message) {
    if (worker !== this.worker) return;
    worker.terminate();
    this.worker = null;
    this.#fail([...this.requests.keys()], kind, message);
  }

  #fail(numbers, kind, message) {
    for (const number of numbers) this.#respond(number, faultResponse(kind, message));
  }

  #respond(number, response) {
    if (this.requests.delete(number)) this.send({ 'library-response': { number, text: response } });
  }
}
