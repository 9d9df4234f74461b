// The page with a stand-in for the two wasm modules: tests of the page's own scripts need no build of the program.

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

/** A folder that is removed when the tests end. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new folder with the page and the stand-ins. `release` makes the files of two versions differ. */
export async function fakeBundle({ messages = load(), to = temporaryFolder(), release = 1 } = {}) {
  const folder = temporaryFolder();
  for (const [name, script] of [['app', APP], ['worker', WORKER]]) {
    writeFileSync(join(folder, `${name}_bg.wasm`), EMPTY_MODULE);
    writeFileSync(join(folder, `${name}.js`), `${script}// release ${release}\n`);
  }
  const modules = { app: { folder, name: 'app' }, worker: { folder, name: 'worker' } };
  await bundle(modules, { packed: false, to, messages });
  return to;
}

/** What the program offers in these tests: two invented games. */
export const CHOICES = {
  games: [
    {
      id: 'alpha', name: 'Alpha', defaultBoard: '8x8', colours: ['black', 'white'], surface: 'squares', pieces: 'disc',
      boards: [{ id: '6x6', columns: 6, rows: 6, points: 36 }, { id: '8x8', columns: 8, rows: 8, points: 64 }],
    },
    {
      id: 'beta', name: 'Beta', defaultBoard: '3x3', colours: ['white', 'black'], surface: 'points', pieces: 'piece',
      boards: [{ id: '3x3', columns: 3, rows: 3, points: 5 }],
    },
  ],
  players: [{ id: 'person', level: null }, { id: '1', level: 1 }, { id: '2', level: 2 }],
  defaultPlayers: ['person', '2'],
};

/** Opens the page and lets the stand-in say that it is ready. */
export async function openWithFake(game, query = '') {
  await game.page.goto(game.address + query);
  await game.page.waitForFunction(() => globalThis.fakeProgram?.options);
  await sendToPage(game.page, { 'new-match-choices': CHOICES });
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
