// How the page looks on phones and desks, what it says to assistive technology, and that it heeds the system's wishes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { prepare, scene } from './support.mjs';

prepare(8103);

const SHOTS = process.env.TESSERA_SHOTS ?? join(import.meta.dirname, 'failures', 'shots');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const phone = (width, height) => ({ viewport: { width, height }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });
const SEEN = { upright: phone(390, 844), lying: phone(844, 390), desk: { viewport: { width: 1280, height: 800 } } };

for (const [name, options] of Object.entries(SEEN)) {
  scene(`the title and a match fit a window ${name}`, options, async (table) => {
    const { page } = table;
    await table.open();
    await page.waitForTimeout(1500);
    await table.picture(join(SHOTS, `title-${name}.png`));
    await table.open('?game=othello&first=person&second=person&moves=f5 d6 c3 d3 c4');
    const places = Object.values(await table.places());
    await page.waitForTimeout(1500);
    await table.picture(join(SHOTS, `othello-${name}.png`));
    const { width, height } = options.viewport;
    for (const { x, y } of places) assert.ok(x > 0 && y > 0 && x < width && y < height, 'every point is seen');
    const canvas = await page.evaluate(() => {
      const { width, height, clientWidth, clientHeight } = document.getElementById('picture');
      return { sharpness: width / clientWidth, upright: height / clientHeight, clientWidth, clientHeight };
    });
    assert.deepEqual([canvas.clientWidth, canvas.clientHeight], [width, height], 'the canvas fills the window');
    // Finer than two pixels a CSS pixel is not drawn.
    const wanted = Math.min(options.deviceScaleFactor ?? 1, 2);
    assert.ok(Math.abs(canvas.sharpness - wanted) < 0.02 && Math.abs(canvas.upright - wanted) < 0.02, JSON.stringify(canvas));
    const [close] = [Math.hypot(places[0].x - places[1].x, places[0].y - places[1].y)];
    assert.ok(close > 24, `points are ${close} px apart`);
  });
}

scene('on a touch screen a press shows and a release plays', SEEN.upright, async (table) => {
  const { page } = table;
  await table.open('?game=breakthrough&size=5x5&first=person&second=person');
  const places = await table.places();
  await page.touchscreen.tap(places.c2.x, places.c2.y);
  await table.spoken('c2', /, selected/);
  await page.touchscreen.tap(places.c3.x, places.c3.y);
  await table.plies(1);
  assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById('picture')).touchAction), 'none');
});

for (const [name, query] of Object.entries({ title: '', match: '?game=othello&first=person&second=person', lattice: '?game=diamond&first=person&second=person' })) {
  scene(`axe finds nothing serious on the page: ${name}`, {}, async (table) => {
    const { page } = table;
    await table.open(query);
    if (query) await table.spoken('d3', /^d3/);
    await page.locator('#keep-open').focus();
    await page.evaluate(() => document.body.classList.add('plain-open'));
    await page.waitForTimeout(500);
    await table.picture(join(SHOTS, `plain-${name}.png`));
    await page.addScriptTag({ content: axe }).catch(() => page.evaluate(axe));
    const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = serious.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join('; ')})`);
    assert.deepEqual(told, []);
    table.expect(/Content Security Policy/);
  });
}

scene('the system’s wishes are heeded at the start and when they change', { reducedMotion: 'reduce', colorScheme: 'light' }, async (table) => {
  const { page } = table;
  await table.open('?game=breakthrough&size=5x5&first=person&second=person');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await table.picture(join(SHOTS, 'wishes-light.png'));
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark', contrast: 'more' });
  assert.notEqual(await ground(), light);
  await page.waitForTimeout(1000);
  await table.picture(join(SHOTS, 'wishes-contrast.png'));
});

scene('sound waits for the first gesture', {}, async (table) => {
  const { page } = table;
  await page.addInitScript(() => {
    const Real = AudioContext;
    globalThis.contexts = [];
    globalThis.AudioContext = class extends Real {
      constructor(...given) {
        super(...given);
        globalThis.contexts.push(this);
      }
    };
  });
  await table.open('?game=breakthrough&size=5x5&first=person&second=person');
  await table.places();
  await page.mouse.click(20, 680);
  await page.waitForFunction(() => globalThis.contexts.length > 0 && globalThis.contexts.every(({ state }) => state === 'running'));
});

scene('the way to the first board is measured', {}, async (table) => {
  await table.open();
  const marks = await table.marks();
  console.log(`milliseconds since the address was entered: ${JSON.stringify(marks)}`);
  const order = ['tessera-shell', 'tessera-bytes', 'tessera-compiled', 'tessera-started', 'tessera-interactive'].map((name) => marks[name]);
  assert.deepEqual(order, [...order].sort((a, b) => a - b));
});
