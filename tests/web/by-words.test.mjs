// A match on the accessible board by words alone, as a screen reader gives them: labels, announcements and keys. Where
// there is no picture, and with a menu left open on the picture.

import assert from 'node:assert/strict';

import { pageTest, setUp } from './support.mjs';

setUp();

const focused = (page) => page.evaluate(() => document.activeElement.dataset.label ?? document.activeElement.id);

/** The labels of the points that can be played on, in reading order. */
const legalPoints = (page) => page.locator('#points button').evaluateAll((buttons) => buttons.filter(({ ariaLabel }) => /, legal/.test(ariaLabel)).map(({ dataset }) => dataset.label));

const status = (page) => page.locator('#status').textContent();

const actions = (page) => page.locator('#actions button').evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.action));

/** Plays a point by typing its name. */
async function type(page, label) {
  for (const key of label) await page.keyboard.press(key);
  assert.equal(await focused(page), label);
  await page.keyboard.press('Enter');
}

pageTest('a match of Othello on 6 by 6 squares is played to its end by words alone', { picture: false }, async (game) => {
  const { page } = game;
  await game.open();
  assert.equal(await focused(page), 'game', 'the form has the focus');
  await page.locator('#game').selectOption('othello');
  await page.locator('#size').selectOption('6x6');
  await page.locator('#second').selectOption('1');
  await page.locator('#new-match button.main').press('Enter');
  await game.waitForAnnouncement(/^Othello\. Black: You, White: Computer · level 1\./);
  await page.waitForFunction(() => document.activeElement.dataset.label);
  for (let turn = 0; turn < 40 && !/ wins|draw/.test(await status(page)); turn += 1) {
    const before = await page.locator('#moves li').count();
    if ((await actions(page)).includes('pass')) {
      await page.locator('#actions [data-action="pass"]').press('Enter');
    } else {
      await page.locator('#points button[tabindex="0"]').focus();
      await type(page, (await legalPoints(page))[turn % (await legalPoints(page)).length]);
    }
    const isMyTurn = (before) => {
      const [status, plies] = [document.getElementById('status').textContent, document.querySelectorAll('#moves li').length];
      return plies > before && (/ wins|draw|^Your move|must pass/.test(status) || /Your move/.test(status));
    };
    await page.waitForFunction(isMyTurn, before);
  }
  assert.match(await status(page), /^(Black wins|White wins|.*draw)/);
  await game.waitForAnnouncement(/(Black|White) wins, \d+ to \d+\.|draw/, '#assertive');
  const discs = (await page.locator('#players li').allTextContents()).map((player) => Number(/(\d+) discs?/.exec(player)?.[1] ?? 0));
  assert.ok(discs[0] + discs[1] > 10 && discs[0] + discs[1] <= 36, String(discs));
  assert.ok((await actions(page)).includes('rematch'));
});

pageTest('a match that was left is continued, and settings last for the next visit', { picture: false }, async (game) => {
  const { page } = game;
  await game.open();
  await page.locator('#game').selectOption('breakthrough');
  await page.locator('#size').selectOption('5x5');
  await page.locator('#second').selectOption('person');
  await page.locator('#new-match button.main').press('Enter');
  await game.playOnAccessibleBoard('a2', 'a3');
  await game.waitForPlies(1);
  await page.locator('#actions [data-action="leave"]').press('Enter');
  await page.locator('#continue-match').waitFor();
  assert.equal(await page.locator('#continue-match').textContent(), 'Continue Breakthrough');
  assert.equal(await page.locator('#size').inputValue(), '5x5', 'the form remembers the last match');
  await page.locator('#continue-match').press('Enter');
  await game.waitForPlies(1);
  await page.locator('summary', { hasText: /^Settings$/ }).press('Enter');
  // Not `check`, which reads the state at once: a description sent before the change may still show the former one.
  await page.getByLabel('Confirm each move').click();
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('tessera.settings') ?? '{}').confirm === true);
  await page.reload();
  await game.waitUntilPlayable();
  await game.waitForPlies(1);
  assert.equal(await focused(page).then((label) => /^[a-e][1-5]$/.test(label)), true, 'after a reload the focus is on the board');
  assert.equal(await page.getByLabel('Confirm each move').isChecked(), true);
});

pageTest('a menu left open on the picture is announced, and keeps no computer waiting', {}, async (game) => {
  const { page } = game;
  await game.open('?game=othello&first=person&second=1');
  await page.locator('#board-canvas').focus();
  await page.keyboard.press('ArrowRight');
  await game.waitForAnnouncement(/^[a-h][1-8], /, '#assertive');
  await page.keyboard.press('m');
  await game.waitForAnnouncement(/^Othello/, '#assertive');
  await game.waitForAnnouncement(/^Resume/, '#assertive');
  await game.point('f5').focus();
  await page.keyboard.press('Enter');
  await game.waitForPlies(2);
});
