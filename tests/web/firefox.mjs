// Plays a game in Firefox: the page starts, a computer answers in its worker, the game ends, and a reload shows it again.
//   npm install --no-save puppeteer-core && node firefox.mjs
// Needs the bundle of `node web/build.mjs` and a Firefox (FIREFOX names it). With a display, such as that of xvfb-run, the board
// is drawn in 3D if the machine has WebGL 2.

import assert from 'node:assert/strict';

import puppeteer from 'puppeteer-core';

import { dist } from '../../web/build/paths.mjs';
import { serve } from '../../web/build/serve.mjs';

const PORT = 8240;
const TURNS = 200;

const server = await serve(PORT, process.env.BUNDLE ?? dist);
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  headless: !process.env.DISPLAY,
  extraPrefsFirefox: { 'webgl.force-enabled': true },
});
const page = await browser.newPage();
await page.setViewport({ width: 1000, height: 700 });
const errors = [];
page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
page.on('pageerror', (error) => errors.push(String(error)));

const started = () => page.waitForFunction(() => performance.getEntriesByName('tessera-interactive').length > 0, { timeout: 300_000 });
const status = () => page.evaluate(() => document.querySelector('#status').textContent.trim());
const press = (label) => page.evaluate((label) => document.querySelector(`#points button[data-label="${label}"]`).click(), label);
const points = (pattern) => page.evaluate((source) => [...document.querySelectorAll('#points button')].filter((point) => new RegExp(source).test(point.ariaLabel ?? '')).map((point) => point.dataset.label), pattern);

const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

/** The points to which the piece that was pressed can move; a slow renderer shows them late. */
async function targets() {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await pause();
    const found = await points(', legal');
    if (found.length > 0) return found;
  }
  return [];
}

/** Moves the first piece that can move; waits for the computer otherwise. */
async function turn() {
  if (/Your move/.test(await status())) {
    for (const from of await points('[Ww]hite')) {
      await press(from);
      const [to] = await targets();
      if (to) {
        await press(to);
        break;
      }
    }
  }
  await pause();
}

/** Opens the accessible board beside the drawn one. */
async function keepOpen() {
  await started();
  await page.evaluate(() => document.querySelector('#keep-open').click());
}

try {
  await page.goto(`http://localhost:${PORT}/?game=breakthrough&size=5x5&second=1`);
  await keepOpen();
  for (let count = 0; count < TURNS && !/wins/.test(await status()); count += 1) await turn();
  const end = await status();
  if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
  assert.match(end, /wins/);
  await page.reload();
  await started();
  assert.equal(await status(), end, 'the game is shown again');
  assert.deepEqual(errors, []);
  console.log(`${await browser.version()}: ${end}`);
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
