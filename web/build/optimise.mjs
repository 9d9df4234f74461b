// wasm-opt, of npm's binaryen. It takes minutes, so what it has made once is kept.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

import { cache, tools } from './paths.mjs';

/** Debian's is too old for today's wasm. */
const VERSION = '132.0.0';
const FEATURES = ['--enable-bulk-memory', '--enable-sign-ext', '--enable-nontrapping-float-to-int', '--enable-mutable-globals', '--enable-reference-types', '--enable-multivalue'];
const KEPT = 6;

function tool() {
  const folder = join(tools, `binaryen-${VERSION}`);
  const program = join(folder, 'node_modules', 'binaryen', 'bin', 'wasm-opt');
  if (!existsSync(program)) {
    console.log(`Getting wasm-opt ${VERSION}`);
    mkdirSync(folder, { recursive: true });
    const got = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `binaryen@${VERSION}`], { stdio: 'inherit' });
    if (got.status !== 0) throw new Error(`npm could not get binaryen ${VERSION}`);
  }
  return program;
}

/** Makes the module of `folder` smaller or faster, in place. */
export async function optimise({ folder, name }, how) {
  const file = join(folder, `${name}_bg.wasm`);
  const given = [...FEATURES, ...how, '--strip-debug', '--strip-producers'];
  const stamp = createHash('sha256').update(VERSION).update(given.join(' ')).update(readFileSync(file)).digest('hex').slice(0, 24);
  const shelf = join(cache, 'wasm-opt');
  const kept = join(shelf, `${name}-${stamp}.wasm`);
  if (!existsSync(kept)) {
    console.log(`wasm-opt ${how.join(' ')} on ${name}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
    mkdirSync(shelf, { recursive: true });
    const done = spawnSync(process.execPath, ['--stack-size=8000', tool(), file, ...given, '-o', `${kept}.part.wasm`], { stdio: 'inherit' });
    if (done.status !== 0) throw new Error(`wasm-opt failed on ${name}`);
    copyFileSync(`${kept}.part.wasm`, kept);
    unlinkSync(`${kept}.part.wasm`);
    forget(shelf, name);
  }
  copyFileSync(kept, file);
}

/** Only the newest stay. */
function forget(shelf, name) {
  const files = readdirSync(shelf).filter((file) => file.startsWith(`${name}-`)).map((file) => join(shelf, file));
  files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  files.slice(KEPT).forEach((file) => unlinkSync(file));
}
