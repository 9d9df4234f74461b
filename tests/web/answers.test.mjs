// The worker's engine is the desktop's: it gives the answers that the engine's own tests give, node for node.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { dist, root } from '../../web/build/paths.mjs';

const ANSWERS = join(root, 'tests/data/answers.txt');

function answers() {
  const lines = readFileSync(ANSWERS, 'utf8').split('\n');
  return lines.filter((line) => line.includes('\t')).map((line) => line.split('\t'));
}

/** The engine of the built page, without the page. */
async function engine() {
  const folder = readdirSync(dist, { withFileTypes: true }).find((entry) => entry.isDirectory()).name;
  const file = (name) => join(dist, folder, name);
  const module = await import(pathToFileURL(file('worker_pkg.js')));
  await module.default({ module_or_path: readFileSync(file('worker_bg.wasm')) });
  return module;
}

test('the worker answers as the engine does elsewhere, node for node', async () => {
  const { answer } = await engine();
  const expected = answers();
  assert.ok(expected.length >= 10, `${expected.length} questions`);
  for (const [question, finding] of expected) assert.equal(answer(question), finding, question);
});
