// One tab owns the stored match: two would overwrite each other's. The owner holds a lock of the browser for the life of
// its page. Where the browser has no locks, every tab stores its match.

import { readTabFlag, writeTabFlag } from './storage.js';

const LOCK = 'tessera.match';
const TAKE_OVER = 'tessera.take-over'; // this tab reloads to take the match over
const INTERVAL = 200; // milliseconds between looks at the lock
const LOOKS = 3; // a page that has just been left may still hold the lock
const HELD = Symbol('held'); // by another tab

export class Ownership {
  #isOwner = false;
  #onLost;

  /** @param {() => void} onLost is called when another tab takes the match over */
  constructor(onLost) {
    this.#onLost = onLost;
  }

  /** Whether this tab may store the match. */
  get isOwner() {
    return this.#isOwner;
  }

  /** Takes the lock if it is free, or from its owner if this tab has been reloaded by `takeOver`. */
  async claim() {
    const steal = readTabFlag(TAKE_OVER) === 'yes';
    writeTabFlag(TAKE_OVER, '');
    const waiting = new AbortController();
    const known = this.#request(steal ? { steal } : { signal: waiting.signal });
    if (!steal) this.#watch(waiting);
    await known;
  }

  /** Reloads the page as the owner, so that it shows the match as the other tab has stored it. */
  takeOver() {
    writeTabFlag(TAKE_OVER, 'yes');
    location.reload();
  }

  /** Ends the waiting once the lock has been seen held several times; on a busy machine a free one may take longer. */
  async #watch(waiting) {
    for (let looks = 0; looks < LOOKS; ) {
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
      if (this.#isOwner) return;
      const { held } = await navigator.locks.query();
      looks = held.some(({ name }) => name === LOCK) ? looks + 1 : 0;
    }
    waiting.abort(HELD);
  }

  /** Requests the lock and returns once it is known which tab has it. */
  #request(options) {
    return new Promise((resolve) => {
      const hold = () => {
        this.#isOwner = true;
        resolve();
        return new Promise(() => {}); // until the page is left
      };
      const refused = (error) => {
        if (this.#isOwner) {
          this.#isOwner = false;
          this.#onLost();
        } else {
          // Nothing else is a reason not to store.
          this.#isOwner = error !== HELD;
          resolve();
        }
      };
      try {
        if (!navigator.locks) throw new Error('this browser has no locks');
        navigator.locks.request(LOCK, options, hold).catch(refused);
      } catch (error) {
        refused(error);
      }
    });
  }
}
