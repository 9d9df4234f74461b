// The engine of the worker returns the same responses as the desktop engine, with the same node counts.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../../web/build/paths.mjs';
import { loadEngine } from './engine-module.mjs';

const ANSWERS = join(root, 'tests/data/answers.txt');

function expectedResponses() {
  const lines = readFileSync(ANSWERS, 'utf8').split('\n');
  return lines.filter((line) => line.includes('\t')).map((line) => line.split('\t'));
}

test('the worker gives the responses of the desktop engine, node for node', async () => {
  const { answer } = await loadEngine();
  const expected = expectedResponses();
  assert.ok(expected.length >= 10, `${expected.length} requests`);
  for (const [request, response] of expected) assert.equal(answer(request), response, request);
});
