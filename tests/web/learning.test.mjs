// Lessons and puzzles with the real program, by words: a lesson in each language, and a puzzle solved with its hints.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { languages } from '../../web/build/messages.mjs';
import { pageTest, setUp } from './support.mjs';

setUp();

const LOCALES = new URL('../../assets/locales/', import.meta.url);

/** The messages of a language's lessons of Breakthrough, by their ids; each is one line. */
function lessonMessages(language) {
  const lines = readFileSync(new URL(`${language}/lessons-breakthrough.ftl`, LOCALES), 'utf8').split('\n');
  return new Map(lines.map((line) => line.split(' = ')).filter(({ length }) => length === 2));
}

/** The program divides words of some scripts by characters without width. */
const plain = (words) => words.replaceAll('\u200B', '').replaceAll('\u2068', '').replaceAll('\u2069', '');

const spoken = async (page) => plain((await page.locator('#polite p, #assertive p').allTextContents()).join(' | '));

async function waitUntilSpoken(page, words) {
  const deadline = Date.now() + 60_000;
  while (!(await spoken(page)).includes(words)) {
    assert.ok(Date.now() < deadline, `"${words}" is not announced, but "${await spoken(page)}"`);
    await page.waitForTimeout(50);
  }
}

/** Opens the page, and an exercise on it. */
async function openExercise(game, edit, query = '') {
  await game.open(query);
  await game.page.locator('#learning summary').click();
  await game.page.locator(`#exercises button[data-edit="${edit}"]`).click();
}

const press = (page, name) => page.locator(`#actions button[data-action="edit-${name}"]`).click();

for (const language of languages) {
  pageTest(`the first lesson of Breakthrough is played and read in ${language}`, { picture: false }, async (game) => {
    const { page } = game;
    const words = (name) => lessonMessages(language).get(`lesson-breakthrough-moves-${name}`);
    await openExercise(game, 'lessons-breakthrough', `?lang=${language}`);
    await waitUntilSpoken(page, words('start'));
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    await press(page, 'lesson-next');
    await waitUntilSpoken(page, words('where'));
    await game.point('c4').click();
    await waitUntilSpoken(page, words('where-wrong'));
    await press(page, 'lesson-try-again');
    for (const label of ['b6', 'c6', 'd6']) await game.point(label).click();
    await waitUntilSpoken(page, words('where-right'));
    await press(page, 'lesson-next');
    for (const label of ['c5', 'c6']) await game.point(label).click();
    await waitUntilSpoken(page, words('step-right'));
  });
}

for (const kind of ['breakthrough', 'othello', 'diamond']) {
  pageTest(`a puzzle of ${kind} is solved with its hints by words`, { picture: false }, async (game) => {
    const { page } = game;
    await openExercise(game, `puzzles-${kind}`);
    const status = () => page.locator('#status').textContent();
    const puzzle = page.locator('#actions button[data-action="edit-puzzle-hint"]');
    for (let moves = 0; ; moves += 1) {
      assert.ok(moves < 12, await status());
      await puzzle.or(page.locator('#actions button[data-action="edit-puzzle-next"]')).waitFor();
      if (!(await puzzle.isVisible())) break;
      await puzzle.click();
      await page.waitForFunction(() => /Look at /.test(document.querySelector('#status').textContent));
      await puzzle.click();
      await page.waitForFunction(() => /Try |Remove the stone on /.test(document.querySelector('#status').textContent));
      const asked = await status(); // before the move: the answer may come at once
      const [, move] = /(?:Try|Remove the stone on) (\S+)\.$/.exec(asked) ?? assert.fail(asked);
      for (const label of move.split('–')) await game.point(label).click();
      await page.waitForFunction((asked) => document.querySelector('#status').textContent !== asked, asked);
    }
    assert.match(await status(), /Solved, with a hint\.$/);
  });
}
