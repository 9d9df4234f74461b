// Files of other programs on the page: as many games are among the saved ones as the page announces.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../web/build/paths.mjs';
import { pageTest, setUp } from './support.mjs';

setUp();

const GAMES = 200;
const BOARD = '8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *';

/** The moves of a whole game, passes among them. */
const text = readFileSync(join(root, 'tests/data/formats/29_finished.pgn'), 'utf8');
const MOVES = text.split(/\n\n/)[1].trim().split(/\s+/).filter((word) => /^([a-h][1-8]|--)$/.test(word));

const numbers = [...Array(GAMES).keys()];
const movesOf = (number) => MOVES.slice(0, 4 + (number % (MOVES.length - 3)));
const colour = (ply) => (ply % 2 === 0 ? 'B' : 'W');
const letters = (label) => (label === '--' ? '' : label[0] + 'abcdefgh'[label[1] - 1]);

/** PGN with quotes in values, odd numbers, and results that are missing, in discs or drawn. */
function pgn(number) {
  const numbered = movesOf(number).map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : `${(ply + 1) / 2}. ... ${move}`));
  const mark = ['', '*', '½-½', '1/2', '36-28'][number % 5];
  return `[Event "Games of the "Club""]\n[Black "André ${number}"]\n[Date "2024.??.??"]\n\n${numbered.join(' ')} ${mark}\n\n`;
}

const ggf = (number) => `1 (;GM[Othello]DT[2003.12.15_13:24:03.MST]PB[Ann]RE[-127.000]TY[s8]BO[${BOARD}]${
  movesOf(number).map((move, ply) => `${colour(ply)}[${move === '--' ? 'PA' : move}//0.1]`).join('')};)\n`;

const sgf = (number) => `(;GM[2]FF[4]PB[Ann]RE[W+Time]${movesOf(number).map((move, ply) => `;${colour(ply)}[${letters(move)}]`).join('')})\n`;

const quest = (number) => `${JSON.stringify({
  gtype: 'reversi', created: '2025-03-18T18:17:13.535Z', players: [{ name: '高梨悠介' }, { name: 'Bob' }],
  position: { moves: movesOf(number).map((move) => ({ m: move === '--' ? '-' : move, t: 12 })) },
})}\n`;

const transcript = (number) => `${movesOf(number).join('').toUpperCase()}\r\n`;

const files = [
  ['latin-1.pgn', Buffer.from(numbers.map(pgn).join(''), 'latin1')],
  ['utf-16.pgn', Buffer.from(numbers.map(pgn).join(''), 'utf16le')],
  ['games.ggf', Buffer.from(numbers.map(ggf).join(''))],
  ['games.sgf', Buffer.from(numbers.map(sgf).join(''))],
  ['games.json', Buffer.from(numbers.map(quest).join(''))],
  ['games.txt', Buffer.from(numbers.map(transcript).join(''))],
];

pageTest('two hundred odd games of each format are among the saved games, as many as are announced', {}, async (game) => {
  const { page } = game;
  await game.open('?game=othello&first=person&second=person');
  await game.toggleKeepOpen();
  await page.locator('#saved-games > summary').click();
  let expected = 0;
  for (const [name, buffer] of files) {
    const choosing = page.waitForEvent('filechooser');
    await page.locator('#open-file').click();
    await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer });
    expected += GAMES;
    // The list is that of all games, whatever was there before.
    await page.waitForFunction((count) => document.getElementById('saved-games-summary').textContent.replace(/\D/g, '') === `${count}`, expected);
  }
  assert.equal(expected, files.length * GAMES);
});

pageTest('a pasted text of several games adds every one of them and names the one with a fault', {}, async (game) => {
  const { page } = game;
  await game.open('?game=othello&first=person&second=person');
  await game.toggleKeepOpen();
  await page.locator('#saved-games > summary').click();
  const bad = '[Black "x"]\n\n1. f5 f5\n\n';
  await page.locator('#pasted-game').fill(pgn(1) + bad + pgn(2) + pgn(3));
  await page.locator('#paste-game button').click();
  await game.waitForAnnouncement(/3 games are added to the saved games\. One game could not be read/);
  await page.waitForFunction(() => document.getElementById('saved-games-summary').textContent.startsWith('3 '));
});
