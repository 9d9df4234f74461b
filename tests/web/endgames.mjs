// Solves FFO #40-#44 with the engine of the built page, and tells what it took: `npm run endgames`.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../web/build/paths.mjs';
import { engine } from './engine.mjs';

const FILE = join(root, 'src/arena/bench/endgames.txt');
const WANTED = [40, 41, 42, 43, 44];

/** The squares of a colour as a set of 64 bits. */
function squares(text, colour) {
  return [...text].reduce((set, square, index) => (square === colour ? set | (1n << BigInt(index)) : set), 0n);
}

/** Written by hand, because JSON's numbers have no 64 bits here. */
function question(text, side) {
  const placement = `{"first":${squares(text, 'X')},"second":${squares(text, 'O')},"neutral":0}`;
  const situation = `{"Othello":{"to_move":"${side === 'X' ? 'First' : 'Second'}"}}`;
  const setup = `{"variant":["Othello",{"columns":8,"rows":8}],"placement":${placement},"situation":${situation}}`;
  return `{"setup":${setup},"kind":{"Best":{"longest":{"secs":600,"nanos":0}}},"seed":0}`;
}

const { answer } = await engine();
const total = { nodes: 0, seconds: 0 };
for (const line of readFileSync(FILE, 'utf8').split('\n')) {
  const [number, text, side, score] = line.split(' ');
  if (!WANTED.includes(Number(number))) continue;
  const begun = process.cpuUsage().user;
  const { Reply: report } = JSON.parse(answer(question(text, side)));
  const seconds = (process.cpuUsage().user - begun) / 1e6;
  if (report.score.Exact !== Number(score)) throw new Error(`FFO #${number} is worth ${score}, not ${JSON.stringify(report.score)}`);
  console.log(`FFO #${number}: ${score}, ${(report.nodes / 1e6).toFixed(2)} M nodes, ${seconds.toFixed(2)} s`);
  total.nodes += report.nodes;
  total.seconds += seconds;
}
console.log(`FFO #40-#44: ${(total.nodes / 1e6).toFixed(1)} M nodes, ${total.seconds.toFixed(2)} s of a processor`);
