// The page on phones and desktops, its accessibility, and the preferences of the visitor's system.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { pageTest, setUp } from './support.mjs';

setUp();

const SHOTS = process.env.TESSERA_SHOTS; // a folder for pictures that people look at; taking them costs minutes
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const phone = (width, height) => ({ viewport: { width, height }, deviceScaleFactor: 3, isMobile: true, hasTouch: true });
const WINDOWS = { portrait: phone(360, 640), landscape: { ...phone(844, 390), deviceScaleFactor: 1 }, desktop: { viewport: { width: 1024, height: 640 } } };

/** Saves a picture if pictures are wanted. */
async function shot(game, name) {
  if (SHOTS) await game.screenshot(join(SHOTS, `${name}.png`));
}

for (const [name, options] of Object.entries(WINDOWS)) {
  pageTest(`a match fits a ${name} window`, options, async (game) => {
    const { page } = game;
    if (SHOTS) {
      await game.open();
      await shot(game, `title-${name}`);
    }
    await game.open('?game=othello&first=person&second=person&moves=f5 d6 c3 d3 c4');
    const positions = Object.values(await game.pointPositions());
    await shot(game, `othello-${name}`);
    const { width, height } = options.viewport;
    for (const { x, y } of positions) assert.ok(x > 0 && y > 0 && x < width && y < height, 'every point is inside the window');
    const canvas = await page.evaluate(() => {
      const { width, height, clientWidth, clientHeight } = document.getElementById('board-canvas');
      return { horizontal: width / clientWidth, vertical: height / clientHeight, clientWidth, clientHeight };
    });
    assert.deepEqual([canvas.clientWidth, canvas.clientHeight], [width, height], 'the canvas fills the window');
    // At most two pixels per CSS pixel are drawn.
    const ratio = Math.min(options.deviceScaleFactor ?? 1, 2);
    assert.ok(Math.abs(canvas.horizontal - ratio) < 0.02 && Math.abs(canvas.vertical - ratio) < 0.02, JSON.stringify(canvas));
    const distance = Math.hypot(positions[0].x - positions[1].x, positions[0].y - positions[1].y);
    assert.ok(distance > 24, `points are ${distance} px apart`);
  });
}

pageTest('a tap selects a piece, and a second tap plays it', { ...phone(320, 568), deviceScaleFactor: 1 }, async (game) => {
  const { page } = game;
  await game.open('?game=breakthrough&size=5x5&first=person&second=person');
  const positions = await game.pointPositions();
  await page.touchscreen.tap(positions.c2.x, positions.c2.y);
  await game.waitForPoint('c2', /, selected/);
  await page.touchscreen.tap(positions.c3.x, positions.c3.y);
  await game.waitForPlies(1);
  assert.equal(await page.evaluate(() => getComputedStyle(document.getElementById('board-canvas')).touchAction), 'none');
});

for (const [name, query] of Object.entries({ title: '', match: '?game=othello&first=person&second=person', lattice: '?game=diamond&first=person&second=person' })) {
  pageTest(`axe finds no serious accessibility problem: ${name}`, { picture: Boolean(SHOTS) }, async (game) => {
    const { page } = game;
    await game.open(query);
    if (query) await game.waitForPoint('d3', /^d3/);
    await page.locator('#keep-open').focus();
    await page.evaluate(() => document.body.classList.add('board-open'));
    await shot(game, `accessible-board-${name}`);
    await page.addScriptTag({ content: axe }).catch(() => page.evaluate(axe));
    const { violations } = await page.evaluate(() => globalThis.axe.run({ resultTypes: ['violations'] }));
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const problems = serious.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join('; ')})`);
    assert.deepEqual(problems, []);
    game.expectError(/Content Security Policy/);
  });
}

pageTest('the page follows the system’s preferences at the start and when they change', { picture: Boolean(SHOTS), colorScheme: 'light' }, async (game) => {
  const { page } = game;
  await game.open('?game=breakthrough&size=5x5&first=person&second=person');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await shot(game, 'preferences-light');
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark', contrast: 'more' });
  assert.notEqual(await background(), light);
  await shot(game, 'preferences-contrast');
});

pageTest('sound starts with the first gesture', {}, async (game) => {
  const { page } = game;
  await page.addInitScript(() => {
    const Real = AudioContext;
    globalThis.contexts = [];
    globalThis.AudioContext = class extends Real {
      constructor(...options) {
        super(...options);
        globalThis.contexts.push(this);
      }
    };
  });
  await page.goto(`${game.address}?game=breakthrough&size=5x5&first=person&second=person`);
  await game.waitWithoutGesture("performance.getEntriesByName('tessera-interactive').length > 0 && contexts.length > 0");
  await page.waitForTimeout(1000);
  const complaints = game.log.map(({ text }) => text).filter((text) => text.includes('AudioContext'));
  assert.deepEqual(complaints, [], 'nothing tries to sound before');
  await page.mouse.click(20, 280);
  await page.waitForFunction(() => globalThis.contexts.length > 0 && globalThis.contexts.every(({ state }) => state === 'running'));
});

pageTest('the moments of the start are recorded in order', { picture: false }, async (game) => {
  await game.open();
  const marks = await game.marks();
  console.log(`milliseconds since navigation: ${JSON.stringify(marks)}`);
  const order = ['tessera-shell', 'tessera-bytes', 'tessera-compiled', 'tessera-started', 'tessera-interactive'].map((name) => marks[name]);
  assert.deepEqual(order, [...order].sort((a, b) => a - b));
});

/** The colours of the shapes of the accessible board: each square or ground, and each piece with its shades and its edge. */
function boardColours() {
  const style = (selector, property) => {
    const found = document.querySelector(`.board ${selector}, .board${selector}`);
    return found && getComputedStyle(found)[property];
  };
  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = (colour) => {
    const [red, green, blue] = colour.match(/[\d.]+/g).map((part) => linear(part / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const grounds = ['.square-felt', '.square-light', '.square-dark', '.points .frame'].filter((selector) => style(selector, 'fill'));
  const ground = (selector) => light(style(selector, 'fill'));
  const pieces = Object.fromEntries(['black', 'white'].map((piece) => {
    const shades = ['light', 'dark'].map((end) => light(style(`.shade-${piece}-${end}`, 'stopColor')));
    return [piece, { shades, edge: light(style(`.man-${piece}`, 'stroke')) }];
  }));
  return { grounds: Object.fromEntries(grounds.map((selector) => [selector, ground(selector)])), pieces };
}

const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

pageTest('pieces of the accessible board stand out from every square, whatever the visitor’s system prefers', { picture: false }, async (game) => {
  const { page } = game;
  for (const [name, moves] of [['othello', 'f5'], ['breakthrough', 'b2-b3'], ['diamond', 'd4 e5']]) {
    await game.open(`?game=${name}&first=person&second=person&moves=${moves}`);
    await page.evaluate(() => document.body.classList.add('board-open'));
    for (const colorScheme of ['light', 'dark']) {
      for (const more of ['no-preference', 'more']) {
        for (const forcedColors of ['none', 'active']) {
          await page.emulateMedia({ colorScheme, contrast: more, forcedColors });
          const { grounds, pieces } = await page.evaluate(boardColours);
          assert.ok(Object.keys(grounds).length > 0, `${name} has a board`);
          for (const [piece, { shades, edge }] of Object.entries(pieces)) {
            for (const [selector, ground] of Object.entries(grounds)) {
              const where = `${name}: ${piece} on ${selector}, ${colorScheme}, contrast ${more}, forced colours ${forcedColors}`;
              const [lit, main, outside] = [...shades, edge].map((colour) => contrast(colour, ground));
              // With more contrast all of a piece stands out, otherwise its main colour or its edge.
              const found = more === 'more' ? Math.min(lit, main) : Math.max(main, outside);
              assert.ok(found >= 3, `${where}: ${lit.toFixed(2)} where it is lit, ${main.toFixed(2)} elsewhere, ${outside.toFixed(2)} at the edge`);
            }
          }
        }
      }
    }
  }
});
