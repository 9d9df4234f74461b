// Measures the built page: its start over a slow line and from the cache, its memory, the processor's part of each frame, and
// how many frames a second the browser's software renderer shows.
//   node measure.mjs          needs the bundle of `node web/build.mjs` and an otherwise idle machine

import { chromium } from 'playwright-core';

import { dist } from '../../web/build/paths.mjs';
import { serve } from '../../web/build/serve.mjs';

const PORT = 8230;
const ADDRESS = `http://localhost:${PORT}/`;
const ARGUMENTS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-background-networking', '--disable-component-update', '--enable-precise-memory-info'];
const LINE = 20e6 / 8; // bytes a second
/** Black moves to h1 and flips twelve discs. */
const WAVE = `${'X' + 'O'.repeat(6)}-${'-------O'.repeat(6)}-------X X`;

const server = await serve(PORT, dist);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ARGUMENTS });

async function open(context, query = '') {
  const page = await context.newPage();
  await page.goto(ADDRESS + query);
  await page.waitForFunction(() => performance.getEntriesByName('tessera-interactive').length > 0, null, { timeout: 300_000 });
  return page;
}

const interactive = (page) => page.evaluate(() => performance.getEntriesByName('tessera-interactive')[0].startTime);
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** The processor time of the page's main thread in each task of the next seconds, in ms: a frame is a task. */
async function tasks(page, ms, act = async () => {}) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-toplevel', '__metadata'] });
  await act();
  await page.waitForTimeout(ms);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`);
  const run = traceEvents.filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && main.includes(`${pid} ${tid}`));
  return run.map(({ tdur = 0 }) => tdur / 1000);
}

/**
 * Lets all drawing into the canvas do nothing. A software renderer takes so long for a picture that only a few frames are
 * measured, each with the processor's caches full of something else; with this there are sixty frames a second, as with a
 * graphics card. Everything that the program does for a frame remains.
 */
async function drawNothing(context) {
  await context.addInitScript(() => {
    const drawing = /^(draw(Arrays|Elements|Range)|clear(Buffer\w+)?$|blitFramebuffer)/;
    const canvas = WebGL2RenderingContext.prototype;
    for (const name of Object.getOwnPropertyNames(canvas)) if (drawing.test(name)) canvas[name] = () => {};
  });
}

/** What tasks of at least a millisecond took, which are the frames. */
function summary(all) {
  const sorted = all.filter((ms) => ms >= 1).sort((a, b) => a - b);
  const at = (part) => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)} ms of processor time in ${sorted.length} frames`;
}

async function measureStart() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 20, downloadThroughput: LINE, uploadThroughput: LINE });
  await page.goto(ADDRESS);
  await page.waitForFunction(() => performance.getEntriesByName('tessera-interactive').length > 0, null, { timeout: 300_000 });
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name, startTime }) => [name, Math.round(startTime)]));
  console.log(`first visit at 20 Mbit/s: board after ${seconds(await interactive(page))} ${JSON.stringify(marks)}`);
  await page.waitForTimeout(20_000);
  await page.close();
  const again = await open(context);
  const later = await again.evaluate(() => performance.getEntriesByType('mark').map(({ name, startTime }) => [name, Math.round(startTime)]));
  console.log(`second visit: board after ${seconds(await interactive(again))} ${JSON.stringify(later)}`);
  const memory = await again.evaluate(() => performance.memory.usedJSHeapSize);
  console.log(`JavaScript heap on the title screen: ${(memory / 1e6).toFixed(0)} MB`);
  await context.close();
}

async function measureTitle() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await drawNothing(context);
  const page = await open(context);
  await page.waitForTimeout(6000);
  console.log(`title screen, boards turning: ${summary(await tasks(page, 15_000))}`);
  await context.close();
}

/** Moves the pointer beside the board, which makes a frame for each step. */
async function movePointer(page) {
  for (let step = 0; step < 240; step += 1) {
    await page.mouse.move(20 + (step % 20), 400);
    await page.waitForTimeout(16);
  }
}

async function measureMatch() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await drawNothing(context);
  const page = await open(context, `?game=othello&second=person&position=${encodeURIComponent(WAVE)}`);
  await page.mouse.click(30, 400);
  const play = async () => { for (const key of ['h', '1', 'Enter']) await page.keyboard.press(key, { delay: 60 }); };
  const takeBack = async () => { await page.keyboard.press('Control+z'); await page.waitForTimeout(4000); };
  // The browser optimises the code while it runs.
  for (let round = 0; round < 3; round += 1) {
    await play();
    await page.waitForTimeout(4000);
    await takeBack();
  }
  console.log(`match at rest, the pointer moving: ${summary(await tasks(page, 500, () => movePointer(page)))}`);
  console.log(`wave of twelve flips: ${summary(await tasks(page, 4000, play))}`);
  await context.close();
}

/** Notes the time of each frame in which something was drawn into the canvas. */
async function countFrames(context) {
  await context.addInitScript(() => {
    globalThis.frameTimes = [];
    let drawn = false;
    const canvas = WebGL2RenderingContext.prototype;
    for (const name of Object.getOwnPropertyNames(canvas).filter((name) => /^draw(Arrays|Elements|Range)/.test(name))) {
      const draw = canvas[name];
      canvas[name] = function (...given) {
        drawn = true;
        return draw.apply(this, given);
      };
    }
    const look = (time) => {
      if (drawn) frameTimes.push(time);
      drawn = false;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Frames a second while a move is shown, and the longest time between two of them; `query` opens the match. */
async function measureFrames(name, query, point) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await countFrames(context);
  const page = await open(context, query);
  await page.mouse.click(30, 400);
  await page.waitForTimeout(5000);
  for (const round of [1, 2, 3]) {
    for (const key of point) await page.keyboard.press(key);
    await page.waitForTimeout(1500);
    await page.evaluate(() => (frameTimes.length = 0));
    await page.keyboard.press('Enter');
    await page.waitForTimeout(2500);
    const times = await page.evaluate(() => frameTimes);
    const pauses = times.slice(1).map((time, index) => time - times[index]);
    const rate = (1000 * pauses.length) / (times.at(-1) - times[0]);
    console.log(`${name}, round ${round}: ${rate.toFixed(1)} frames a second, the longest ${Math.max(...pauses).toFixed(0)} ms`);
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(3000);
  }
  await context.close();
}

await measureStart();
await measureFrames('a flip', '?game=othello&second=person', 'f5');
await measureFrames('wave of twelve flips', `?game=othello&second=person&position=${encodeURIComponent(WAVE)}`, 'h1');
await measureTitle();
await measureMatch();
await browser.close();
server.closeAllConnections();
server.close();
