// The library of saved games as an image of its file in IndexedDB, for browsers without files. The image is stored in
// parts: a change writes only the parts that differ, in one transaction, which is complete or has not happened.

import { faultResponse } from './library-fault.js';
import { text } from './text.js';

const DATABASE = 'tessera-library';
const STORE = 'image';
const HEAD = 'head'; // the key of the size in bytes and of the revision, which counts the changes
const PART = 1 << 16; // bytes

const FAULT_KINDS = { QuotaExceededError: 'Full', InvalidStateError: 'ReadOnly', SecurityError: 'ReadOnly', NotAllowedError: 'ReadOnly' };

export class ImageStore {
  #database;
  #image = new Uint8Array(); // as it is stored
  #revision = 0;

  constructor(database) {
    this.#database = database;
  }

  /** The store if there is one, else null. */
  static async find() {
    try {
      return new ImageStore(await openDatabase(false));
    } catch {
      return null;
    }
  }

  /** The store, which is created if there is none. */
  static async create() {
    try {
      return new ImageStore(await openDatabase(true));
    } catch (error) {
      throw faultResponse('ReadOnly', text('page-library-refused', { reason: String(error?.message ?? error) }));
    }
  }

  /** The stored image; no bytes if none is stored. */
  async read() {
    const store = this.#database.transaction(STORE).objectStore(STORE);
    const [head, parts] = await Promise.all([finished(store.get(HEAD)), finished(store.getAll(IDBKeyRange.bound(0, Infinity)))]);
    this.#revision = head?.revision ?? 0;
    this.#image = new Uint8Array(head?.size ?? 0);
    parts.forEach((part, index) => this.#image.set(part, index * PART));
    return this.#image;
  }

  /** Stores an image, unless another tab has stored one since the last call. */
  async write(image) {
    try {
      const transaction = this.#database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const done = completed(transaction);
      done.catch(() => {}); // until it is awaited
      const store = transaction.objectStore(STORE);
      const head = await finished(store.get(HEAD));
      if ((head?.revision ?? 0) !== this.#revision) {
        transaction.abort();
        throw faultResponse('Locked', text('page-library-other-tab'));
      }
      this.#putParts(store, image);
      store.put({ size: image.length, revision: this.#revision + 1 }, HEAD);
      await done;
    } catch (error) {
      if (typeof error === 'string') throw error;
      throw faultResponse(FAULT_KINDS[error?.name] ?? 'Other', text('page-library-not-stored', { reason: String(error?.message ?? error) }));
    }
    this.#revision += 1;
    this.#image = image;
  }

  close() {
    this.#database.close();
  }

  /** Puts the parts in which an image differs from the stored one. */
  #putParts(store, image) {
    const count = Math.ceil(image.length / PART);
    for (let index = 0; index < count; index += 1) {
      const [start, end] = [index * PART, Math.min((index + 1) * PART, image.length)];
      const isStored = indexedDB.cmp(image.subarray(start, end), this.#image.subarray(start, end)) === 0;
      if (!isStored) store.put(image.slice(start, end), index);
    }
    store.delete(IDBKeyRange.bound(count, Infinity));
  }
}

/** Opens the database; fails if there is none, unless `create` is set. */
function openDatabase(create) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => (create ? request.result.createObjectStore(STORE) : request.transaction.abort());
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The result of a request of IndexedDB. */
function finished(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Waits until a transaction is complete. */
function completed(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
