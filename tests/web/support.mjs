// Opens the built page in a browser and does what a player would do. A failing test leaves a screenshot and the console's
// lines in `failures/`.

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';

import { chromium } from 'playwright-core';

import { dist } from '../../web/build/paths.mjs';
import { addressOf, serve } from '../../web/build/serve.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const TIMEOUT = Number(process.env.TESSERA_TIMEOUT ?? 180_000); // The renderer is software, and the machine may be busy.
const ARGUMENTS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

let browser;
let server;
export let address;

/** Starts a browser and serves a folder on a free port for all tests of a file. Call it once in each file. */
export function setUp(folder = dist) {
  before(async () => {
    server = await serve(0, folder);
    address = addressOf(server);
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  });
  after(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  });
}

/**
 * A test with a fresh browser profile. `run` gets a [GamePage]; errors in the console, and warnings of Bevy, fail the test.
 * The window is small and nothing moves by itself unless the options say otherwise: drawing takes most of the time here.
 * @param {object} options those of the browser's context, `timeout` in milliseconds, and `picture: false` for tests that need
 *   nothing drawn
 */
export function pageTest(name, { picture = true, timeout = 600_000, ...options }, run) {
  test(name, { timeout }, async () => {
    const context = await browser.newContext({ viewport: { width: 400, height: 300 }, reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(TIMEOUT);
    if (!picture) await context.addInitScript(() => location.protocol === 'http:' && sessionStorage.setItem('tessera.without-picture', '1'));
    const page = await context.newPage();
    const log = [];
    page.on('console', (message) => log.push({ kind: message.type(), text: message.text() }));
    page.on('pageerror', (error) => log.push({ kind: 'error', text: error.stack ?? String(error) }));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && `${origin}/` !== address) log.push({ kind: 'error', text: `request to another site: ${request.url()}` });
    });
    const game = new GamePage(page, context, log);
    try {
      await run(game);
      assert.deepEqual(game.errors(), [], 'the console is free of errors');
    } catch (error) {
      await saveFailure(name, page, log);
      throw error;
    } finally {
      // A file that a test changes on its way to the page may still be on its way.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
  });
}

async function saveFailure(name, page, log) {
  const folder = join(here, 'failures');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name.replaceAll(/[^a-z0-9]+/gi, '-'));
  writeFileSync(`${file}.log`, log.map(({ kind, text }) => `[${kind}] ${text}`).join('\n'));
  await page.screenshot({ path: `${file}.png`, timeout: 60_000 }).catch(() => {});
  console.error(`A screenshot and the console's lines are in ${file}.*`);
}

/** The page, as a player sees and uses it. */
export class GamePage {
  constructor(page, context, log) {
    Object.assign(this, { page, context, log, expected: [], address });
  }

  /** Allows errors in the console that the test causes on purpose. */
  expectError(pattern) {
    this.expected.push(pattern);
  }

  errors() {
    // A warning of Bevy is a fault, too, unless it is about the graphics of the machine.
    const isOfMachine = (text) => /software rendering|TEXTURE_BINDING_ARRAY/.test(text);
    const isFault = ({ kind, text }) => kind === 'error' || (kind === 'warning' && text.startsWith('bevy_') && !isOfMachine(text));
    const isUnexpected = ({ kind, text }) => isFault({ kind, text }) && !this.expected.some((pattern) => pattern.test(text));
    return this.log.filter(isUnexpected).map(({ text }) => text);
  }

  /** Opens the page and waits until the game can be played. */
  async open(query = '') {
    await this.page.goto(address + query);
    await this.waitUntilPlayable();
  }

  /** The value of an expression in the page. Other ways to evaluate one count as a gesture of the visitor. */
  async valueWithoutGesture(expression) {
    this.session ??= await this.context.newCDPSession(this.page);
    const { result } = await this.session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  }

  /** Waits until an expression is true, which does not count as a gesture. */
  async waitWithoutGesture(expression) {
    const deadline = Date.now() + TIMEOUT;
    while (!(await this.valueWithoutGesture(expression))) {
      assert.ok(Date.now() < deadline, `${expression} becomes true`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async waitUntilPlayable() {
    await this.page.waitForFunction(() => performance.getEntriesByName('tessera-interactive').length > 0);
  }

  /** Waits until a live region contains a sentence like this. */
  async waitForAnnouncement(pattern, regions = '#polite, #assertive') {
    const sentences = () => this.page.locator(regions).locator('p').allTextContents();
    const isAnnounced = ([regions, source, flags]) => {
      const expected = new RegExp(source, flags);
      return [...document.querySelectorAll(regions)].some((region) => [...region.children].some((p) => expected.test(p.textContent)));
    };
    try {
      await this.page.waitForFunction(isAnnounced, [regions, pattern.source, pattern.flags]);
    } catch (error) {
      assert.fail(`${pattern} was not announced, but: ${(await sentences()).join(' | ')} (${error.message})`);
    }
  }

  /** Changes whether the accessible board stays open; it shows itself when it has the focus. */
  async toggleKeepOpen() {
    await this.page.locator('#keep-open').focus();
    await this.page.locator('#keep-open').press('Space');
  }

  /** The accessible board's button of a point. */
  point(label) {
    return this.page.locator(`#points button[data-label="${label}"]`);
  }

  /** Waits until the label of a point's button matches. */
  async waitForPoint(label, pattern) {
    await this.page.waitForFunction(
      ([label, source]) => new RegExp(source).test(document.querySelector(`#points button[data-label="${label}"]`)?.getAttribute('aria-label') ?? ''),
      [label, pattern.source],
    );
  }

  /** Waits until the position after so many plies is shown; moves that were taken back stay in the list. */
  async waitForPlies(count) {
    const isShown = (count) => (document.querySelector('#moves [aria-current="true"]')?.parentElement.value ?? 0) === count;
    await this.page.waitForFunction(isShown, count);
  }

  /** Plays a move of two points on the accessible board. */
  async playOnAccessibleBoard(from, to) {
    await this.point(from).press('Enter');
    await this.waitForPoint(to, /legal/);
    await this.point(to).press('Enter');
  }

  /** Waits until the program has handled all input so far. */
  async nextUpdate() {
    await this.page.evaluate(() => globalThis.tesseraPage.pointPositions());
  }

  /** Where the points are on the canvas, once the camera has been at rest for some updates. */
  async pointPositions() {
    const deadline = Date.now() + TIMEOUT;
    let [before, updatesAtRest] = [{}, 0];
    while (updatesAtRest < 3) {
      assert.ok(Date.now() < deadline, 'the camera comes to rest');
      const now = await this.page.evaluate(() => globalThis.tesseraPage.pointPositions());
      const isAtRest = ([label, { x, y }]) => Math.hypot(x - before[label]?.x, y - before[label]?.y) <= 0.1;
      const positions = Object.entries(now);
      updatesAtRest = positions.length > 0 && positions.every(isAtRest) ? updatesAtRest + 1 : 0;
      before = now;
    }
    return before;
  }

  /** Saves a screenshot, for people to look at. */
  async screenshot(path) {
    mkdirSync(dirname(path), { recursive: true });
    await this.page.screenshot({ path });
  }

  /** The moments of the start, in milliseconds. */
  marks() {
    return this.page.evaluate(() => Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, Math.round(startTime)])));
  }
}
