// The worker's engine is the desktop's: it gives the answers that the engine's own tests give, node for node.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { root } from '../../web/build/paths.mjs';
import { engine } from './engine.mjs';

const ANSWERS = join(root, 'tests/data/answers.txt');

function answers() {
  const lines = readFileSync(ANSWERS, 'utf8').split('\n');
  return lines.filter((line) => line.includes('\t')).map((line) => line.split('\t'));
}

test('the worker answers as the engine does elsewhere, node for node', async () => {
  const { answer } = await engine();
  const expected = answers();
  assert.ok(expected.length >= 10, `${expected.length} questions`);
  for (const [question, finding] of expected) assert.equal(answer(question), finding, question);
});
