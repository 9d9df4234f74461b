// A browser on the built page, and what a player would do with it. A test that fails leaves a picture and the console's
// words in `failures/`.

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';

import { chromium } from 'playwright-core';

import { serve } from '../../web/build/serve.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const PATIENCE = 180_000; // The renderer is software, and the machine may be busy.
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

/** Call it once in each file. */
export function prepare(port, given = []) {
  address = `http://localhost:${port}/`;
  before(async () => {
    server = await serve(port);
    const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, ...given] });
  });
  after(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  });
}

/** A test with a fresh browser profile: `play` gets the page and its helpers. */
export function scene(name, options, play) {
  test(name, { timeout: 600_000 }, async () => {
    const context = await browser.newContext({ viewport: { width: 640, height: 480 }, ...options });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const said = [];
    page.on('console', (message) => said.push({ kind: message.type(), text: message.text() }));
    page.on('pageerror', (error) => said.push({ kind: 'error', text: error.stack ?? String(error) }));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^https?:$/.test(protocol) && `${origin}/` !== address) said.push({ kind: 'error', text: `asked elsewhere: ${request.url()}` });
    });
    const table = new Table(page, context, said);
    try {
      await play(table);
      assert.deepEqual(table.errors(), [], 'the console is free of errors');
    } catch (error) {
      await leave(name, page, said);
      throw error;
    } finally {
      await context.close();
    }
  });
}

async function leave(name, page, said) {
  const folder = join(here, 'failures');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name.replaceAll(/[^a-z0-9]+/gi, '-'));
  writeFileSync(`${file}.log`, said.map(({ kind, text }) => `[${kind}] ${text}`).join('\n'));
  await page.screenshot({ path: `${file}.png`, timeout: 60_000 }).catch(() => {});
  console.error(`A picture and the console's words are in ${file}.*`);
}

/** What a player sees, hears and does. */
export class Table {
  constructor(page, context, said) {
    Object.assign(this, { page, context, said, expected: [] });
  }

  /** Errors that this scene is about. */
  expect(pattern) {
    this.expected.push(pattern);
  }

  errors() {
    const unexpected = ({ kind, text }) => kind === 'error' && !this.expected.some((pattern) => pattern.test(text));
    return this.said.filter(unexpected).map(({ text }) => text);
  }

  /** Opens the page and waits until people can play. */
  async open(query = '') {
    await this.page.goto(address + query);
    await this.interactive();
  }

  async interactive() {
    await this.page.waitForFunction(() => performance.getEntriesByName('tessera-interactive').length > 0);
  }

  /** Waits until somebody who listens has heard this, in either region. */
  async hear(pattern, region = '#polite, #assertive') {
    const heard = async () => (await this.page.locator(region).locator('p').allTextContents()).some((text) => pattern.test(text));
    const until = Date.now() + PATIENCE;
    while (!(await heard())) {
      if (Date.now() > until) {
        assert.fail(`${pattern} was not heard, but: ${(await this.page.locator(region).locator('p').allTextContents()).join(' | ')}`);
      }
      await this.page.waitForTimeout(50);
    }
  }

  /** The plain board's button of a point. */
  point(label) {
    return this.page.locator(`#points button[data-label="${label}"]`);
  }

  /** Waits until a point is spoken of in these words. */
  async spoken(label, pattern) {
    await this.page.waitForFunction(
      ([label, source]) => new RegExp(source).test(document.querySelector(`#points button[data-label="${label}"]`)?.getAttribute('aria-label') ?? ''),
      [label, pattern.source],
    );
  }

  async plies(count) {
    await this.page.waitForFunction((count) => document.querySelectorAll('#moves li').length === count, count);
  }

  /** Where the points are in the picture, once the camera rests. */
  async places() {
    const read = () => this.page.evaluate(() => globalThis.tesseraPage.places());
    let before = await read();
    for (let tries = 0; tries < 60; tries += 1) {
      await this.page.waitForTimeout(150);
      const now = await read();
      const far = Object.keys(now).some((label) => Math.hypot(now[label].x - before[label]?.x, now[label].y - before[label]?.y) > 0.5);
      if (!far && Object.keys(now).length > 0) return now;
      before = now;
    }
    assert.fail('the board does not come to rest');
  }

  async picture(path) {
    mkdirSync(dirname(path), { recursive: true });
    await this.page.screenshot({ path });
  }

  marks() {
    return this.page.evaluate(() => Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, Math.round(startTime)])));
  }
}
