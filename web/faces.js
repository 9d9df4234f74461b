// The faces that the program draws with besides its own: fetched when a language or a character needs them, each once.

export class FaceLoader {
  /**
   * @param {string} base the folder of the page's files
   * @param {(message: object) => void} send passes a message to the program
   */
  constructor(base, send) {
    Object.assign(this, { base, send });
    this.sent = new Set(); // the names of the faces that the program has, or that are on their way
    this.table = null; // the characters of each face
  }

  /** Fetches a face for the program. */
  async load(name) {
    if (this.sent.has(name)) return;
    this.sent.add(name);
    try {
      this.send({ face: { name, content: base64(await this.#bytes(`${name}.ttf`)) } });
    } catch (error) {
      this.sent.delete(name);
      console.warn('Tessera:', error);
    }
  }

  /** Fetches the faces that have these characters. Characters that no face has stay without one. */
  async loadFor(characters) {
    try {
      this.table ??= readTable(new TextDecoder().decode(await this.#bytes('table.json')));
      await Promise.all(facesFor(this.table, characters).map((name) => this.load(name)));
    } catch (error) {
      console.warn('Tessera:', error);
    }
  }

  async #bytes(file) {
    const response = await fetch(`${this.base}/faces/${file}`);
    if (!response.ok) throw new Error(`the face ${file}: ${response.status} ${response.statusText}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/**
 * The table of the faces: for each its ranges of code points, first and last.
 * @param {string} json ranges such as `3b1-3c9 3cb` by the name of the face
 * @returns {Map<string, [number, number][]>}
 */
export function readTable(json) {
  const range = (text) => {
    const [first, last = first] = text.split('-').map((code) => Number.parseInt(code, 16));
    return [first, last];
  };
  return new Map(Object.entries(JSON.parse(json)).map(([name, ranges]) => [name, ranges.split(' ').map(range)]));
}

/** The names of the faces that have these characters, each once. */
export function facesFor(table, characters) {
  const has = (ranges, code) => ranges.some(([first, last]) => first <= code && code <= last);
  const names = [...characters].map((character) => {
    const code = character.codePointAt(0);
    return [...table].find(([, ranges]) => has(ranges, code))?.[0];
  });
  return [...new Set(names.filter(Boolean))];
}

function base64(bytes) {
  const parts = [];
  for (let start = 0; start < bytes.length; start += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(start, start + 0x8000)));
  return btoa(parts.join(''));
}
