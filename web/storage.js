// Stores settings and match in the browser. If the browser refuses, this is reported once, and the page's history entry
// holds the texts, so that a reload still finds the match.

const PREFIX = 'tessera.';

export class PageStorage {
  #refused = false;
  #onRefused;

  /** @param {() => void} onRefused is called once, when the browser first refuses to store something */
  constructor(onRefused) {
    this.#onRefused = onRefused;
  }

  /** The text stored under `key`, or null. */
  read(key) {
    try {
      const stored = localStorage.getItem(PREFIX + key);
      if (stored !== null) return stored;
    } catch (error) {
      this.#refuse(error);
    }
    return history.state?.[key] ?? null;
  }

  /** Stores a text under `key`; null removes the entry. */
  write(key, value) {
    try {
      if (value === null) localStorage.removeItem(PREFIX + key);
      else localStorage.setItem(PREFIX + key, value);
      if (history.state?.[key] !== undefined) writeHistory(key, null);
    } catch (error) {
      this.#refuse(error);
      writeHistory(key, value);
    }
  }

  /**
   * Moves an entry that cannot be read to `KEY.damaged`, so that nothing is lost; one of a `newer` version to
   * `KEY.newer`, or if there is one already to `KEY.newer-2` and so on. Returns the new name.
   */
  setAside(key, newer = false) {
    let name = `${key}.${newer ? 'newer' : 'damaged'}`;
    for (let number = 2; newer && this.read(name) !== null; number += 1) name = `${key}.newer-${number}`;
    const value = this.read(key);
    if (value !== null) {
      this.write(name, value);
      this.write(key, null);
    }
    return PREFIX + name;
  }

  #refuse(error) {
    if (this.#refused) return;
    this.#refused = true;
    console.warn('Tessera cannot store anything:', error.name);
    this.#onRefused();
  }
}

function writeHistory(key, value) {
  const state = { ...history.state };
  if (value === null) delete state[key];
  else state[key] = value;
  try {
    history.replaceState(state, '');
  } catch (error) {
    console.warn('Tessera: the match is too long for the page’s history entry:', error.name);
  }
}

/** Reads a flag of this tab, or null. */
export function readTabFlag(name) {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a flag of this tab; where the browser refuses, the flag is forgotten at the next reload. */
export function writeTabFlag(name, value) {
  try {
    sessionStorage.setItem(name, value);
  } catch (error) {
    console.warn('Tessera cannot store a flag of this tab:', error.name);
  }
}
