// What outlives the page. A browser may refuse to keep anything: then it is said once, and a reload of this very page
// still finds the match in the page's own history entry.

const PREFIX = 'tessera.';

export class Kept {
  /** @param {(text: string) => void} complain is told once that nothing can be kept */
  constructor(complain) {
    this.complain = complain;
    this.refused = false;
  }

  read(name) {
    try {
      const text = localStorage.getItem(PREFIX + name);
      if (text !== null) return text;
    } catch (error) {
      this.refuse(error);
    }
    return history.state?.[name] ?? null;
  }

  /** `null` forgets it. */
  write(name, text) {
    try {
      if (text === null) localStorage.removeItem(PREFIX + name);
      else localStorage.setItem(PREFIX + name, text);
      if (history.state?.[name] !== undefined) this.#inHistory(name, null);
    } catch (error) {
      this.refuse(error);
      this.#inHistory(name, text);
    }
  }

  /** What cannot be read is put aside, so that nothing is lost, and no longer in the way. */
  setAside(name) {
    const text = this.read(name);
    if (text === null) return;
    this.write(`${name}.damaged`, text);
    this.write(name, null);
  }

  refuse(error) {
    if (this.refused) return;
    this.refused = true;
    console.warn('Tessera cannot keep anything:', error.name);
    this.complain('This browser does not let the game keep anything: settings and the match last until the page is closed.');
  }

  #inHistory(name, text) {
    const state = { ...history.state };
    if (text === null) delete state[name];
    else state[name] = text;
    try {
      history.replaceState(state, '');
    } catch (error) {
      console.warn('Tessera: the match is too long for the page itself:', error.name);
    }
  }
}
