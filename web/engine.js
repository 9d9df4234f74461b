// Computers think in a worker, one question after the other. Calling off the one in work ends the worker; the next
// question starts another from the module that is compiled already. Where no worker can start, the same engine runs in
// the page, a few milliseconds a frame.

const SLICE = 4; // milliseconds a frame
const PATIENCE = 20000; // milliseconds until a worker that says nothing counts as one that cannot start
const MOST_FALLS = 3; // in a row

export class Engine {
  /**
   * @param {string} base where the files lie
   * @param {(heard: object) => void} hear takes what was found or lost
   * @param {(text: string) => void} notice tells people something
   */
  constructor(base, hear, notice) {
    Object.assign(this, { base, hear, notice });
    this.queue = [];
    this.current = null;
    this.worker = null;
    this.falls = 0;
    this.slow = null;
  }

  ask(number, text) {
    this.queue.push({ number, text });
    this.#next();
  }

  callOff(number) {
    this.queue = this.queue.filter((question) => question.number !== number);
    if (this.current?.number !== number) return;
    this.current = null;
    if (this.worker) this.#dismiss();
    this.#next();
  }

  #next() {
    if (this.current || !this.queue.length) return;
    this.current = this.queue.shift();
    if (this.slow) this.#think();
    else this.#send().catch((error) => this.#withoutWorker(error));
  }

  /** One module for all workers; the bytes come while people choose their game. */
  prepare() {
    this.module ??= WebAssembly.compileStreaming(fetch(`${this.base}/worker_bg.wasm`));
    this.module.catch(() => {}); // Whoever needs it hears of it.
    return this.module;
  }

  async #send() {
    const asked = this.current;
    const module = await this.prepare();
    if (this.current !== asked) return; // called off meanwhile
    const worker = this.worker ?? this.#hire(module);
    worker.postMessage(asked);
  }

  #hire(module) {
    const worker = new Worker(`${this.base}/worker.js`, { type: 'module', name: 'engine' });
    let started = false;
    const alarm = setTimeout(() => started || this.#fell(worker, 'it says nothing'), PATIENCE);
    worker.onmessage = ({ data }) => {
      started = true;
      clearTimeout(alarm);
      if (worker !== this.worker || data.ready) return;
      this.falls = 0;
      this.#settle(data.number, data.text);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(alarm);
      if (started) this.#fell(worker, event.message);
      else this.#withoutWorker(new Error(event.message ?? 'the worker did not start'), worker);
    };
    worker.postMessage({ module });
    this.worker = worker;
    return worker;
  }

  #dismiss() {
    this.worker.terminate();
    this.worker = null;
  }

  /** A worker has broken down over a question: another one tries again, but not for ever. */
  #fell(worker, reason) {
    if (worker !== this.worker) return;
    console.warn('Tessera: the engine’s worker fell:', reason);
    this.#dismiss();
    this.falls += 1;
    if (this.falls >= MOST_FALLS) {
      this.#withoutWorker(new Error(reason));
      return;
    }
    const asked = this.current;
    this.current = null;
    if (asked) this.queue.unshift(asked);
    this.#next();
  }

  #settle(number, text) {
    if (this.current?.number !== number) return;
    this.current = null;
    this.hear(text === null ? { lost: { number } } : { found: { number, text } });
    this.#next();
  }

  async #withoutWorker(error, worker = this.worker) {
    if (worker !== this.worker || this.slow) return;
    console.warn('Tessera: no worker for the engine:', error.message);
    if (this.worker) this.#dismiss();
    try {
      this.slow = await import(`./worker_pkg.js`);
      await this.slow.default({ module_or_path: `${this.base}/worker_bg.wasm` });
      this.notice('This browser lets the computer think only in small steps: it answers later than it could.');
      this.#think();
    } catch (failure) {
      console.warn('Tessera: no engine at all:', failure.message);
      this.slow = null;
      this.notice('The computer cannot think here. Two people can play.');
      for (const { number } of [this.current, ...this.queue]) this.hear({ lost: { number } });
      this.current = null;
      this.queue = [];
    }
  }

  /** Works on the current question, a slice a frame, until it is answered or called off. */
  #think() {
    const asked = this.current;
    if (!asked) return;
    let thinking;
    try {
      thinking = new this.slow.Thinking(asked.text);
    } catch {
      this.#settle(asked.number, null);
      return;
    }
    const slice = () => {
      const text = this.current === asked ? thinking.step(SLICE) : undefined;
      if (this.current === asked && text === undefined) {
        // A page that nobody looks at gets no frames, and hurries for nobody.
        if (document.hidden) setTimeout(slice, 50);
        else requestAnimationFrame(slice);
        return;
      }
      thinking.free();
      if (text !== undefined) this.#settle(asked.number, text);
    };
    slice();
  }
}
