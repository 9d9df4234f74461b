// Starts the game and carries what the page and the program tell each other. See src/web/talk.rs for all there is to tell.

import { Engine } from './engine.js';
import { Kept } from './kept.js';
import { capPixels, compile, hasWebGL2, mark, wakeSound } from './loading.js';
import { Plain } from './plain.js';
import { offline } from './offline.js';

const by = (id) => document.getElementById(id);
const base = document.body.dataset.base;
const MOST_RESTARTS = 3; // lost pictures in a minute, before the page goes on without one
const TURN = 60; // milliseconds between two updates without a picture

mark('shell');
const kept = new Kept((text) => toast(text));
let program = null; // the functions of the wasm
let picture = false;

function hear(line) {
  if (!program) return;
  try {
    program.hear(JSON.stringify(line));
  } catch (error) {
    failed(error);
  }
}

const plain = new Plain((request) => hear({ ask: request }));
const engine = new Engine(base, hear, (text) => toast(text));

const ears = {
  ready() {
    mark('interactive');
    by('shell').classList.add('gone');
    if (picture && document.activeElement === document.body) by('picture').focus({ preventScroll: true });
    engine.prepare();
  },
  sheet: (sheet) => plain.show(sheet),
  say: ({ text, urgent }) => say(text, urgent),
  ask: ({ number, text }) => engine.ask(number, text),
  'call-off': ({ number }) => engine.callOff(number),
  keep: ({ shelf, text }) => kept.write(shelf, text),
  damaged({ shelf, reason }) {
    console.warn(`Tessera: the kept ${shelf} cannot be read: ${reason}`);
    kept.setAside(shelf);
    toast(shelf === 'match' ? 'The match that was kept cannot be read; it is put aside.' : 'The settings cannot be read; they are as at first.');
  },
  'bad-link': ({ reason }) => toast(`This address does not work: ${reason}.`),
  log: ({ text, error }) => (error ? console.error(text) : console.warn(text)),
  places: (places) => dispatchEvent(new CustomEvent('tessera-places', { detail: places })),
};

globalThis.tesseraPage = {
  tell(line) {
    const message = JSON.parse(line);
    const [kind, content] = typeof message === 'string' ? [message] : Object.entries(message)[0];
    ears[kind](content);
  },
  /** For tests: where the points of the board are in the picture, in CSS pixels. */
  places() {
    return new Promise((resolve) => {
      addEventListener('tessera-places', ({ detail }) => resolve(Object.fromEntries(detail.map(([label, x, y]) => [label, { x, y }]))), { once: true });
      hear('where');
    });
  },
};

/** Each sentence is an element of its own, so that none swallows the one before it. */
function say(text, urgent) {
  const region = by(urgent ? 'assertive' : 'polite');
  const sentence = document.createElement('p');
  sentence.textContent = text;
  region.append(sentence);
  while (region.children.length > 12) region.firstElementChild.remove();
}

/** A notice to be seen and heard, with perhaps something to press. */
function toast(text, label, action) {
  const box = document.createElement('div');
  box.className = 'toast';
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label ?? 'Close';
  button.addEventListener('click', () => {
    box.remove();
    action?.();
  });
  box.append(words, button);
  by('toasts').append(box);
  say(text, false);
}

/** Something stands in the way of everything else. */
function trouble(title, text, label = 'Try again', action = () => location.reload()) {
  by('trouble-title').textContent = title;
  by('trouble-text').textContent = text;
  by('trouble-again').textContent = label;
  by('trouble-again').onclick = action;
  by('trouble').hidden = false;
  by('shell').classList.add('gone');
  by('trouble-again').focus();
}

function failed(error) {
  if (program === null) return;
  program = null;
  console.error('Tessera has stopped:', error);
  trouble('Something went wrong', 'The game has stopped. Your match is kept; it goes on when the page is loaded again.', 'Load again');
}

const WISHES = {
  still: '(prefers-reduced-motion: reduce)',
  contrast: '(prefers-contrast: more)',
};

function wishes() {
  return Object.fromEntries(Object.entries(WISHES).map(([name, query]) => [name, matchMedia(query).matches]));
}

/** The picture may be lost at any time; loading the page again brings it back, with the match. */
function watchPicture() {
  by('picture').addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    program = null;
    const lost = recentLosses();
    const again = lost < MOST_RESTARTS;
    trouble('The picture was lost', again ? 'It is being drawn again. Your match goes on.' : 'It keeps getting lost. The plain board goes on without it.', 'Go on');
    if (!again) sessionStore('tessera.without-picture', '1'); // until somebody tries the picture again
    setTimeout(() => location.reload(), again ? 600 : 4000);
  });
}

function recentLosses() {
  const now = Date.now();
  const times = JSON.parse(sessionStore('tessera.lost') ?? '[]').filter((time) => now - time < 60000);
  sessionStore('tessera.lost', JSON.stringify([...times, now]));
  return times.length;
}

function withoutPicture() {
  sessionStore('tessera.without-picture', '1');
  location.reload();
}

function withPicture() {
  sessionStore('tessera.without-picture', '0');
  sessionStore('tessera.lost', '[]');
  location.reload();
}

function sessionStore(name, text) {
  try {
    if (text === undefined) return sessionStorage.getItem(name);
    sessionStorage.setItem(name, text);
  } catch {
    // Then it is not remembered.
  }
  return null;
}

/** The match of an address is begun once; after that a reload goes on with it. */
function link() {
  const asked = [...new URLSearchParams(location.search)];
  if (asked.length) history.replaceState(history.state, '', location.pathname + location.hash);
  return asked;
}

function keepOpen() {
  const box = by('keep-open');
  box.checked = kept.read('plain') === 'open';
  const follow = () => document.body.classList.toggle('plain-open', box.checked);
  box.addEventListener('change', () => {
    kept.write('plain', box.checked ? 'open' : null);
    follow();
  });
  follow();
}

async function main() {
  keepOpen();
  const unwilling = sessionStore('tessera.without-picture') === '1';
  picture = !unwilling && hasWebGL2();
  if (picture) {
    capPixels(2);
    wakeSound();
    by('picture').addEventListener('contextmenu', (event) => event.preventDefault());
    watchPicture();
  } else {
    document.body.classList.add('without-picture');
    if (unwilling) toast('The game goes on without its picture.', 'Try the picture again', withPicture);
    else toast('This browser cannot draw the board (it has no WebGL 2). The plain board plays all the same.');
  }
  const progress = (part) => {
    by('bytes').value = Math.round(part * 100);
    by('loading').textContent = part < 1 ? `Loading: ${Math.round(part * 100)} %` : 'Setting up the boards';
  };
  const [module, glue] = await Promise.all([
    compile(`${base}/app_bg.wasm`, Number(document.body.dataset.appBytes), progress),
    import('./app_pkg.js'),
  ]);
  await glue.default({ module_or_path: module });
  mark('started');
  program = glue;
  glue.start(JSON.stringify({
    picture,
    files: `${base}/assets`,
    settings: kept.read('settings'),
    saved: kept.read('match'),
    link: link(),
    wishes: wishes(),
  }));
  for (const query of Object.values(WISHES)) {
    matchMedia(query).addEventListener('change', () => picture && hear({ wishes: wishes() }));
  }
  if (!picture) setInterval(() => turn(), TURN);
}

function turn() {
  try {
    program?.update();
  } catch (error) {
    failed(error);
  }
}

// What is thrown inside the program reaches the page here.
addEventListener('error', ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError) failed(error);
});

// The board takes the keyboard when it is pressed; the wheel turns nothing else.
by('picture').addEventListener('pointerdown', () => by('picture').focus({ preventScroll: true }));
by('picture').addEventListener('wheel', (event) => event.ctrlKey || event.preventDefault(), { passive: false });

offline((use) => toast('A new version of the game is ready.', 'Use it now', use));
main().catch((error) => {
  console.error('Tessera could not start:', error);
  program = null;
  if (picture && error instanceof WebAssembly.RuntimeError) {
    trouble('The board could not be drawn', 'Something is wrong with this browser’s graphics. The plain board plays without them.', 'Go on without', withoutPicture);
    return;
  }
  trouble('The game could not start', navigator.onLine ? `${error.message}` : 'There is no connection, and the game has not been kept on this device yet.');
});
