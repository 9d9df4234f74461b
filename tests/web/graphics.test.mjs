// Graphics, resolution and sound of the page, with a stand-in for the program.

import assert from 'node:assert/strict';

import { fakeBundle, openWithFake } from './fake-program.mjs';
import { pageTest, setUp } from './support.mjs';

setUp(await fakeBundle());

const hasClass = (page, name) => page.evaluate((name) => document.body.classList.contains(name), name);
const startsWithGraphics = (page) => page.evaluate(() => globalThis.fakeProgram.options.graphics);

/** Loses the graphics context and waits for the page to load again. */
async function loseContext(page) {
  await page.evaluate(() => {
    globalThis.beforeReload = true;
    document.getElementById('board-canvas').dispatchEvent(new Event('webglcontextlost', { cancelable: true }));
  });
}

async function waitForReload(page) {
  await page.waitForFunction(() => globalThis.beforeReload === undefined && globalThis.fakeProgram?.options);
}

pageTest('without WebGL 2 the page explains it and drives the program’s updates itself', {}, async (game) => {
  const { page } = game;
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openWithFake(game);
  assert.equal(await startsWithGraphics(page), false);
  assert.ok(await hasClass(page, 'no-graphics'));
  await game.waitForAnnouncement(/has no WebGL 2/);
  await page.waitForFunction(() => globalThis.fakeProgram.updates > 2);
});

pageTest('a lost graphics context restarts the page', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await loseContext(page);
  const dialog = page.locator('#error-dialog');
  assert.match(await dialog.textContent(), /Display interrupted.*is restarting\. Your match is safe\./s);
  await waitForReload(page);
  assert.equal(await startsWithGraphics(page), true);
});

pageTest('after several losses the page continues without graphics until the visitor tries them again', {}, async (game) => {
  const { page } = game;
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('tessera.lost')) sessionStorage.setItem('tessera.lost', JSON.stringify([1, 2, 3].map(() => Date.now())));
  });
  await openWithFake(game);
  await loseContext(page);
  assert.match(await page.locator('#error-dialog').textContent(), /keeps failing\. Continue on the accessible board/);
  await page.locator('#error-button').click();
  await waitForReload(page);
  assert.equal(await startsWithGraphics(page), false);
  await game.waitForAnnouncement(/continues without graphics/);
  await page.evaluate(() => (globalThis.beforeReload = true));
  await page.locator('.toast button').first().click();
  await waitForReload(page);
  assert.equal(await startsWithGraphics(page), true);
});

pageTest('a very fine screen is drawn with two pixels per CSS pixel', { deviceScaleFactor: 3 }, async (game) => {
  const { page } = game;
  await openWithFake(game);
  assert.equal(await page.evaluate(() => devicePixelRatio), 2);
  assert.equal(await page.evaluate(() => matchMedia('(resolution: 2dppx)').matches), true, 'queries for the limited ratio match');
  assert.equal(await page.evaluate(() => 'devicePixelContentBoxSize' in ResizeObserverEntry.prototype), false);
});

pageTest('a coarser screen keeps its resolution', { deviceScaleFactor: 1.5 }, async (game) => {
  await openWithFake(game);
  assert.equal(await game.page.evaluate(() => devicePixelRatio), 1.5);
});

pageTest('audio contexts resume at the first gesture', {}, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await page.evaluate(() => {
    globalThis.context = new AudioContext();
    return globalThis.context.suspend();
  });
  await page.mouse.click(20, 300);
  await page.waitForFunction(() => globalThis.context.state === 'running');
});

pageTest('sound that is started before the first gesture waits for it in silence', {}, async (game) => {
  const { page } = game;
  await page.goto(game.address);
  await game.waitWithoutGesture('globalThis.fakeProgram?.options != null');
  await game.valueWithoutGesture(`(${() => {
    const context = new AudioContext();
    const source = context.createBufferSource();
    source.buffer = context.createBuffer(1, 441, 44_100);
    source.connect(context.destination);
    Object.assign(globalThis, { context, ended: false });
    source.addEventListener('ended', () => (globalThis.ended = true));
    context.resume().then(() => (globalThis.resumed = true));
    source.start(0.01);
  }})()`);
  await page.waitForTimeout(300);
  const complaints = game.log.map(({ text }) => text).filter((text) => text.includes('AudioContext'));
  assert.deepEqual([complaints, await game.valueWithoutGesture('[context.state, ended]')], [[], ['suspended', false]]);
  await page.mouse.click(20, 300);
  await page.waitForFunction(() => globalThis.resumed && globalThis.ended);
});

// A window with room beside the accessible board, which is open while it has the focus.
pageTest('a press on the canvas focuses it, and the wheel does not scroll', { viewport: { width: 640, height: 480 } }, async (game) => {
  const { page } = game;
  await openWithFake(game);
  await page.locator('#keep-open').focus();
  await page.mouse.click(20, 300);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'board-canvas');
  const isPrevented = (ctrlKey) => page.evaluate((ctrlKey) => {
    return !document.getElementById('board-canvas').dispatchEvent(new WheelEvent('wheel', { cancelable: true, deltaY: 100, ctrlKey }));
  }, ctrlKey);
  assert.deepEqual([await isPrevented(false), await isPrevented(true)], [true, false]);
});
