// A tab crashes or the browser is killed while games are being saved: what was acknowledged is there, and the file is sound.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { chromium } from 'playwright-core';

import { addressOf, serve } from '../../web/build/serve.mjs';
import { openWithFake } from './fake-program.mjs';
import { game, LIBRARY_WORKER, libraryBundle, responseText, savedGames } from './saved-games.mjs';

const TABS = Number(process.env.TESSERA_KILLS ?? 20);
const BROWSERS = Math.ceil(TABS / 10);
const IMAGES = Math.ceil(TABS / 5);
const CHECK = 999_999; // the number of the request that checks the file

const folder = await libraryBundle();
const profile = mkdtempSync(join(tmpdir(), 'tessera-profile-'));
let server;
let address;
let context;
let prefix = ''; // the beginning of the worker's script
const acknowledged = new Set(); // the times of the games that have been saved

before(async () => {
  server = await serve(0, folder);
  address = addressOf(server);
  await startBrowser();
});
after(async () => {
  await context.close();
  server.closeAllConnections();
  server.close();
  rmSync(profile, { recursive: true, force: true });
});

async function startBrowser() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  context = await chromium.launchPersistentContext(profile, { executablePath, args: ['--no-sandbox', '--disable-gpu'], serviceWorkers: 'block' });
  await context.exposeBinding('acknowledge', (_, times) => times.forEach((time) => acknowledged.add(time)));
  await context.route(LIBRARY_WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${prefix}\n${await response.text()}\n(${addCheck})();` });
  });
}

/** The number of the process of the browser with this test's profile. */
function browserProcess() {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return Number(numbers.find((number) => {
    try {
      const line = readFileSync(`/proc/${number}/cmdline`, 'utf8');
      return line.includes(`--user-data-dir=${profile}`) && !line.includes('--type=');
    } catch {
      return false; // it has ended meanwhile
    }
  }));
}

/** Lets the worker check the whole file; this runs at the end of its own script. */
function addCheck() {
  const { onmessage } = self;
  self.onmessage = (event) => {
    const { number } = event.data;
    if (event.data.text !== 'check') return onmessage(event);
    queue = queue.then(async () => {
      library ??= await open();
      self.postMessage({ number, text: JSON.stringify(library.check() ?? 'ok') });
    });
  };
}

async function openPage() {
  const page = await context.newPage();
  await openWithFake({ page, address });
  return page;
}

/** Fails unless everything that was acknowledged is there and the file has no fault. */
async function verify(page, round) {
  const send = (number, text) => page.evaluate((message) => globalThis.tesseraPage.handleMessage(message), JSON.stringify({ 'library-request': { number, text } }));
  await send(CHECK, 'check');
  assert.equal(await responseText(page, CHECK), '"ok"', `round ${round}`);
  const saved = new Map(await savedGames(page));
  const lost = [...acknowledged].filter((time) => !saved.has(time));
  assert.deepEqual(lost, [], `round ${round}: ${acknowledged.size} games were acknowledged`);
}

/** Saves games as quickly as possible, alone and many at a time, until the page ends. */
async function saveUntilTheEnd(page, round) {
  const template = JSON.stringify(game(0, 5, 'a comment'));
  await page.evaluate(([template, first]) => {
    const next = (created) => ({ ...JSON.parse(template), created });
    const { received } = globalThis.fakeProgram;
    let last = first;
    let times = [];
    const send = () => {
      times = Array.from({ length: last % 3 === 0 ? 20 : 1 }, () => (last += 1));
      const games = times.map(next);
      const request = games.length > 1 ? { Import: games } : { Save: { game: games[0], now: last } };
      globalThis.tesseraPage.handleMessage(JSON.stringify({ 'library-request': { number: last, text: JSON.stringify(request) } }));
    };
    received.push = (message) => {
      if (JSON.parse(message['library-response'].text).Ok) globalThis.acknowledge(times);
      send();
    };
    send();
  }, [template, round * 100_000]);
}

/** Waits until something has been acknowledged, and then for a random time. */
async function saveForAWhile(page, round) {
  const before = acknowledged.size;
  await saveUntilTheEnd(page, round);
  while (acknowledged.size === before) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
}

/** Crashes a tab in each of these rounds. */
async function crashTabs(firstRound, rounds) {
  let page = await openPage();
  for (let round = firstRound; round < firstRound + rounds; round += 1) {
    await saveForAWhile(page, round);
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
    page = await openPage();
    await verify(page, round);
  }
  await page.close();
  console.log(`${rounds} crashes, ${acknowledged.size} games acknowledged`);
}

test('a tab that crashes while it saves loses nothing that was acknowledged', { timeout: 900_000 }, () => crashTabs(1, TABS));

test('a browser that is killed while a tab saves loses nothing that was acknowledged', { timeout: 900_000 }, async () => {
  for (let round = TABS + 1; round <= TABS + BROWSERS; round += 1) {
    const page = await openPage();
    await saveForAWhile(page, round);
    const closed = context.waitForEvent('close');
    process.kill(browserProcess(), 'SIGKILL');
    await closed;
    await startBrowser();
    const next = await openPage();
    await verify(next, round);
    await next.close();
  }
  console.log(`${BROWSERS} kills, ${acknowledged.size} games acknowledged`);
});

test('a tab that crashes while it saves an image in IndexedDB loses nothing that was acknowledged', { timeout: 900_000 }, async () => {
  prefix = 'delete FileSystemFileHandle.prototype.createSyncAccessHandle;';
  acknowledged.clear();
  await crashTabs(TABS + BROWSERS + 1, IMAGES);
});
