// Solves FFO #40-#44, or the lines BOARD SIDE SCORE of a file, with the engine of the built page and prints nodes and times:
// `npm run endgames [FILE]`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../web/build/paths.mjs';
import { loadEngine } from './engine-module.mjs';

const NUMBERS = ['40', '41', '42', '43', '44'];

/** The positions as [name, squares, side, score]. */
function endgames(file) {
  const lines = (path) => readFileSync(path, 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
  if (file) return lines(file).map((line, index) => [`position ${index + 1}`, ...line.split(' ')]);
  const suite = lines(join(root, 'crates/lab/src/othello/endgames.txt')).map((line) => line.split(' '));
  return suite.filter(([number]) => NUMBERS.includes(number)).map(([number, ...rest]) => [`FFO #${number}`, ...rest]);
}

/** The squares of a colour as a bitboard. */
function squares(text, colour) {
  return [...text].reduce((set, square, index) => (square === colour ? set | (1n << BigInt(index)) : set), 0n);
}

/** The request as JSON text, because JavaScript's JSON cannot write 64-bit integers. */
function requestText(text, side) {
  const placement = `{"first":${squares(text, 'X')},"second":${squares(text, 'O')},"neutral":0}`;
  const situation = `{"Othello":{"to_move":"${side === 'X' ? 'First' : 'Second'}"}}`;
  const setup = `{"variant":["Othello",{"columns":8,"rows":8}],"placement":${placement},"situation":${situation}}`;
  return `{"Engine":{"setup":${setup},"wanted":{"Best":{"longest":{"secs":600,"nanos":0}}},"seed":0}}`;
}

const { answer } = await loadEngine();
const total = { nodes: 0, seconds: 0 };
for (const [name, text, side, score] of endgames(process.argv[2])) {
  const start = process.cpuUsage().user;
  const { Reply: report } = JSON.parse(answer(requestText(text, side)));
  const seconds = (process.cpuUsage().user - start) / 1e6;
  if (report.score.Exact !== Number(score)) throw new Error(`${name} has the score ${score}, not ${JSON.stringify(report.score)}`);
  console.log(`${name}: ${score}, ${(report.nodes / 1e6).toFixed(2)} M nodes, ${seconds.toFixed(2)} s`);
  total.nodes += report.nodes;
  total.seconds += seconds;
}
console.log(`all: ${(total.nodes / 1e6).toFixed(1)} M nodes, ${total.seconds.toFixed(2)} s of CPU time`);
