// The page with a stand-in for the wasm modules: tests of the page's own scripts need no build of the program.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bundle } from '../../web/build/bundle.mjs';
import { load } from '../../web/build/messages.mjs';

/** The smallest valid module. */
const EMPTY_MODULE = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

const APP = `
const fake = { options: null, received: [], updates: 0 };
globalThis.fakeProgram = fake;
export default async function init() {}
export function start(options) {
  if (globalThis.failStart) throw new Error('the start failed');
  fake.options = JSON.parse(options);
}
export function handleMessage(json) {
  if (globalThis.failHandling) throw new WebAssembly.RuntimeError('unreachable');
  fake.received.push(JSON.parse(json));
}
export function update() {
  fake.updates += 1;
}
`;

const WORKER = `
export default async function init() {}
export function answer(request) {
  if (request === 'trap') throw new WebAssembly.RuntimeError('unreachable');
  if (request === 'nonsense') throw new Error('not a request');
  while (request === 'endless');
  return 'response to ' + request;
}
export class SlicedSearch {
  constructor(request) {
    if (request === 'nonsense') throw new Error('not a request');
    this.request = request;
    this.slices = 0;
  }
  step() {
    this.slices += 1;
    return this.slices === 3 ? 'slow response to ' + this.request : undefined;
  }
  free() {}
}
`;

const LIBRARY = `
export default async function init() {}
class OpenLibrary {
  respond(request) {
    if (request === 'trap') throw new WebAssembly.RuntimeError('unreachable');
    return 'response to ' + request;
  }
  free() {}
}
export const openFile = async () => new OpenLibrary();
export const openImage = () => new OpenLibrary();
`;

/** A folder that is removed when the tests end. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A new folder with the page and the stand-ins.
 * @param {object} options
 * @param {number} options.release makes the files of two versions differ
 * @param {object} options.library the built module of the library instead of its stand-in
 */
export async function fakeBundle({ messages = load(), to = temporaryFolder(), release = 1, library } = {}) {
  const folder = temporaryFolder();
  for (const [name, script] of [['app', APP], ['worker', WORKER], ['library', LIBRARY]]) {
    writeFileSync(join(folder, `${name}_bg.wasm`), EMPTY_MODULE);
    writeFileSync(join(folder, `${name}.js`), `${script}// release ${release}\n`);
  }
  const modules = { app: { folder, name: 'app' }, worker: { folder, name: 'worker' }, library: library ?? { folder, name: 'library' } };
  await bundle(modules, { packed: false, to, messages });
  return to;
}

const PLAYERS = [
  { id: 'person', name: 'Person', rated: 'Person' },
  { id: '1', name: 'Level 1', rated: 'Level 1 · 600 Elo' },
  { id: '2', name: 'Level 2', rated: 'Level 2 · 800 Elo' },
  { id: 'perfect', name: 'Perfect', rated: 'Perfect' },
  { id: 'full:3s', name: 'Full, 3 s', rated: 'Full, 3 s' },
];

/** What the program offers in these tests: two invented games. */
export const MENU = {
  resumable: null,
  exercises: [
    { title: 'Today', words: 'Alpha. Find the move.', links: [{ edit: 'puzzle-of-the-day', label: 'Puzzle of the day' }] },
    { title: 'Diamond', words: '', links: [{ edit: 'lessons-diamond', label: 'Lesson 1 of 9' }] },
  ],
  newMatch: {
    games: [
      {
        id: 'alpha', name: 'Alpha', board: '8x8', defaultBoard: '8x8', solvedBoards: ['3x3', '4x4'], seats: ['Black starts', 'White'], nameLabels: ['Name (Black)', 'Name (White)'], surface: 'squares', pieces: 'disc',
        boards: [{ id: '6x6', name: '6 by 6' }, { id: '8x8', name: '8 by 8' }], otherSizes: { columns: [3, 8], rows: [4, 8] }, players: PLAYERS, maxHandicap: 2, handicap: 'Corners for Black',
      },
      {
        id: 'beta', name: 'Beta', board: '3x3', defaultBoard: '3x3', solvedBoards: [], seats: ['White starts', 'Black'], nameLabels: ['Name (White)', 'Name (Black)'], surface: 'points', pieces: 'piece',
        boards: [{ id: '3x3', name: '5 points' }], otherSizes: null, players: PLAYERS, maxHandicap: 0, handicap: '',
      },
    ],
    clocks: [['', 'Off'], ['3+2', '3 minutes each']],
    players: ['person', '2'],
    names: ['Ada', ''],
    clock: '',
    corners: 0,
  },
  settings: [
    { label: 'Display', drawn: true, settings: [{ name: 'theme', label: 'Theme', note: '', value: 'wood', control: { choice: [['wood', 'Wood'], ['night', 'Night']] } }, { name: 'effects', label: 'Effects', note: '', value: '0.8', control: 'range' }] },
    { label: 'Game', drawn: false, settings: [{ name: 'confirm', label: 'Confirm each move', note: 'Choose it twice.', value: 'false', control: 'switch' }] },
  ],
  rules: [{ game: 'alpha', name: 'Alpha', gist: 'Place discs.', sections: [['A move', ['One disc.', 'Then another.']]] }, { game: 'beta', name: 'Beta', gist: 'Move pieces.', sections: [] }],
  keys: ['Undo: U.'],
};

/** Opens the page and lets the stand-in say that it is ready. */
export async function openWithFake(game, query = '') {
  await game.page.goto(game.address + query);
  await game.page.waitForFunction(() => globalThis.fakeProgram?.options);
  await sendToPage(game.page, { menu: MENU });
  await sendToPage(game.page, 'ready');
}

/** Passes a message of the program to the page. */
export function sendToPage(page, message) {
  return page.evaluate((json) => globalThis.tesseraPage.handleMessage(json), JSON.stringify(message));
}

/** The messages that the program has received. */
export function received(page) {
  return page.evaluate(() => globalThis.fakeProgram.received);
}
