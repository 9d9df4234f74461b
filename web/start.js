// Starts the program and passes messages between it and the page; crates/headless/src/page_messages.rs defines them.

import { AccessibleBoard } from './accessible-board.js';
import { resumeAudioOnGesture } from './audio.js';
import { byId } from './dom.js';
import { Engine } from './engine.js';
import { FaceLoader } from './faces.js';
import { chooseFiles, receiveGames, saveFile, shareLink } from './files.js';
import { capPixelRatio, disableGraphics, enableGraphics, graphicsDisabled, hasWebGL2, watchContextLoss } from './graphics.js';
import { LanguageFollower, initialLanguage, useLanguage } from './language.js';
import { Library } from './library.js';
import { compile, hasSimd, mark } from './loading.js';
import { announce, showErrorDialog, showToast } from './notices.js';
import { registerServiceWorker } from './offline.js';
import { Ownership } from './ownership.js';
import { SavedGames } from './saved-games.js';
import { copyText, setUpSharing } from './sharing.js';
import { Statistics } from './statistics.js';
import { PageStorage } from './storage.js';
import { text } from './text.js';
import { TextFields } from './text-fields.js';

const base = document.body.dataset.base;
const canvas = byId('board-canvas');
const MAX_PIXEL_RATIO = 2;
const UPDATE_INTERVAL = 60; // milliseconds between updates without graphics
const MEDIA_QUERIES = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  canVibrate: '(pointer: coarse)', // and a browser that can
};

mark('shell');
const storage = new PageStorage(() => showToast(text('page-storage-refused')));
const ownership = new Ownership(() => {
  library.release();
  offerTakeOver(text('page-match-moved'));
});
const board = new AccessibleBoard((request) => send({ accessibility: request }));
const savedGames = new SavedGames((request) => send({ 'saved-games': request }));
const statistics = new Statistics((request) => send({ statistics: request }));
const textFields = new TextFields((input) => send({ 'text-field': input }));
const faces = new FaceLoader(base, send);
const languages = new LanguageFollower(base, (name) => faces.load(name), () => Object.entries(latest).forEach(([kind, content]) => handlers[kind](content)));
const engine = new Engine(base, send, (sentence) => showToast(sentence));
const library = new Library(base, send, () => ownership.isOwner);
let program = null; // the functions of the app module while it runs
let graphics = false;
/** The latest descriptions, which are shown again when the language changes. */
const latest = {};

/** Passes a message to the program. */
function send(message) {
  if (!program) return;
  try {
    program.handleMessage(JSON.stringify(message));
  } catch (error) {
    stop(error);
  }
}

const UNREADABLE = { match: () => text('page-match-unreadable'), settings: () => text('page-settings-unreadable') };

/** Offers to play the stored match in this tab instead of the one that owns it. */
function offerTakeOver(sentence) {
  showToast(sentence, text('page-play-here'), () => ownership.takeOver());
}

/** What the page does with each message of the program. */
const handlers = {
  menu: (description) => board.showMenu(description),
  ready() {
    mark('interactive');
    byId('loading-screen').classList.add('gone');
    if (document.activeElement === document.body) {
      if (graphics) canvas.focus({ preventScroll: true });
      else board.focus();
    }
    engine.prepare();
    library.start();
  },
  board: (description) => board.show(description),
  announce: ({ text: sentence, urgent }) => announce(sentence, urgent),
  'engine-request': ({ number, text: request }) => engine.request(number, request),
  'cancel-engine-request': ({ number }) => engine.cancel(number),
  'library-request': ({ number, text: request }) => library.request(number, request),
  'saved-games': (description) => savedGames.show(description),
  statistics: (description) => statistics.show(description),
  'copy-text': copyText,
  'save-file': saveFile,
  'share-link': shareLink,
  'choose-files': () => chooseFiles(send),
  store({ key, text: value }) {
    if (key !== 'match' || ownership.isOwner) storage.write(key, value);
  },
  unreadable({ key, reason, newer }) {
    console.warn(`Tessera: the stored ${key} cannot be read: ${reason}`);
    const name = storage.setAside(key, newer);
    showToast(newer ? text('page-match-newer', { name }) : UNREADABLE[key]());
  },
  language: ({ tag }) => languages.follow(tag, graphics),
  'missing-characters': ({ characters }) => faces.loadFor(characters),
  'text-fields': (shown) => textFields.show(shown),
  // Before a gesture browsers refuse, and say so in the console.
  vibrate: (times) => (navigator.userActivation?.hasBeenActive ?? true) && navigator.vibrate(times),
  notice: ({ text: sentence }) => showToast(sentence),
  'invalid-link': ({ reason }) => showToast(text('page-invalid-link', { reason })),
  log: ({ text: line, error }) => (error ? console.error(line) : console.warn(line)),
  'point-positions': (positions) => dispatchEvent(new CustomEvent('tessera-point-positions', { detail: positions })),
};

globalThis.tesseraPage = {
  /** Takes a message of the program as JSON. */
  handleMessage(json) {
    const message = JSON.parse(json);
    const [kind, content] = typeof message === 'string' ? [message] : Object.entries(message)[0];
    if (['menu', 'board', 'saved-games', 'statistics'].includes(kind)) latest[kind] = content;
    handlers[kind](content);
  },
  /** Where the points of the board are on the canvas, in CSS pixels; for tests. */
  pointPositions() {
    return new Promise((resolve) => {
      const onPositions = ({ detail }) => resolve(Object.fromEntries(detail.map(([label, x, y]) => [label, { x, y }])));
      addEventListener('tessera-point-positions', onPositions, { once: true });
      send('locate-points');
    });
  },
};

/** Stops after an error inside the program. */
function stop(error) {
  if (program === null) return;
  program = null;
  console.error('Tessera has stopped:', error);
  showErrorDialog(text('page-stopped'), text('page-stopped-text'), text('page-reload'));
}

function systemPreferences() {
  const preferences = Object.fromEntries(Object.entries(MEDIA_QUERIES).map(([name, query]) => [name, matchMedia(query).matches]));
  return { ...preferences, canVibrate: preferences.canVibrate && 'vibrate' in navigator };
}

/** The link of a game, whole or broken, in the part of an address after `#`; undefined if that names a part of the page. */
function gameLink() {
  const fragment = location.hash.slice(1);
  return fragment && !document.getElementById(fragment) ? fragment : undefined;
}

/** The parameters of the address. They open a match once: a reload continues that match. */
function takeQuery() {
  const query = [...new URLSearchParams(location.search)];
  const link = gameLink();
  if (link) query.push(['link', link]);
  if (query.length) history.replaceState(history.state, '', location.pathname + (link ? '' : location.hash));
  return query;
}

/** Opens the game of a link that is followed while the page is open. */
function followGameLinks() {
  addEventListener('hashchange', () => {
    if (gameLink()) location.reload();
  });
}

/** The checkbox that keeps the accessible board open beside the canvas. */
function setUpKeepOpen() {
  const checkbox = byId('keep-open');
  const apply = () => document.body.classList.toggle('board-open', checkbox.checked);
  checkbox.checked = storage.read('plain') === 'open';
  checkbox.addEventListener('change', () => {
    storage.write('plain', checkbox.checked ? 'open' : null);
    apply();
  });
  apply();
}

function setUpCanvas() {
  capPixelRatio(MAX_PIXEL_RATIO);
  resumeAudioOnGesture();
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  watchContextLoss(canvas, (restarting) => {
    program = null;
    const message = restarting ? text('page-display-restarting') : text('page-display-failing');
    showErrorDialog(text('page-display-interrupted'), message, text('page-continue'));
  });
}

function explainMissingGraphics() {
  document.body.classList.add('no-graphics');
  if (graphicsDisabled()) showToast(text('page-graphics-off'), text('page-graphics-retry'), enableGraphics);
  else showToast(text('page-no-webgl'));
}

function showProgress(part) {
  const percent = Math.round(part * 100);
  byId('loading-bar').value = percent;
  byId('loading-status').textContent = part < 1 ? text('page-loading-progress', { percent }) : text('page-preparing');
}

async function main() {
  const loading = Promise.all([
    compile(`${base}/app_bg.wasm`, Number(document.body.dataset.appBytes), showProgress),
    import('./app_pkg.js'),
  ]);
  loading.catch(() => {}); // It is awaited below.
  const query = takeQuery();
  await useLanguage(initialLanguage(query, storage.read('settings')), base);
  const claimed = ownership.claim();
  setUpKeepOpen();
  followGameLinks();
  receiveGames(send);
  setUpSharing(send);
  graphics = !graphicsDisabled() && hasWebGL2(canvas);
  if (graphics) setUpCanvas();
  else explainMissingGraphics();
  const [module, glue] = await loading;
  await glue.default({ module_or_path: module });
  mark('started');
  await claimed;
  if (!ownership.isOwner) offerTakeOver(text('page-other-tab'));
  program = glue;
  glue.start(JSON.stringify({
    graphics,
    assets: `${base}/assets`,
    settings: storage.read('settings'),
    savedMatch: ownership.isOwner ? storage.read('match') : null,
    address: location.origin + location.pathname,
    query,
    languages: navigator.languages ?? [],
    preferences: systemPreferences(),
  }));
  for (const query of Object.values(MEDIA_QUERIES)) {
    matchMedia(query).addEventListener('change', () => graphics && send({ preferences: systemPreferences() }));
  }
  if (!graphics) setInterval(update, UPDATE_INTERVAL);
}

function update() {
  try {
    program?.update();
  } catch (error) {
    stop(error);
  }
}

/** Why the program did not start. */
function reasonOf(error) {
  if (!hasSimd()) return text('page-browser-too-old');
  return navigator.onLine ? text('page-start-failed-text', { reason: error.message }) : text('page-start-offline');
}

function startFailed(error) {
  console.error('Tessera could not start:', error);
  program = null;
  if (graphics && error instanceof WebAssembly.RuntimeError) {
    showErrorDialog(text('page-graphics-failed'), text('page-graphics-failed-text'), text('page-continue-without-graphics'), disableGraphics);
    return;
  }
  showErrorDialog(text('page-start-failed'), reasonOf(error));
}

// Errors inside the program's own callbacks arrive here.
addEventListener('error', ({ error }) => {
  if (error instanceof WebAssembly.RuntimeError) stop(error);
});

// A press on the canvas focuses it; the wheel must not scroll the page, but may zoom it with Ctrl.
canvas.addEventListener('pointerdown', () => canvas.focus({ preventScroll: true }));
canvas.addEventListener('wheel', (event) => event.ctrlKey || event.preventDefault(), { passive: false });

registerServiceWorker((activate) => showToast(text('page-update-ready'), text('page-update-now'), activate));
main().catch(startFailed);
