// Runs wasm-opt from npm's binaryen package. It takes minutes, so its results are cached.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';

import { cache, tools } from './paths.mjs';

/** Debian's version is too old for the wasm features used here. */
const VERSION = '132.0.0';
const FEATURES = ['--enable-bulk-memory', '--enable-sign-ext', '--enable-nontrapping-float-to-int', '--enable-mutable-globals', '--enable-reference-types', '--enable-multivalue', '--enable-simd'];
const MAX_CACHED = 6; // results of each module

function findTool() {
  const folder = join(tools, `binaryen-${VERSION}`);
  const program = join(folder, 'node_modules', 'binaryen', 'bin', 'wasm-opt');
  if (!existsSync(program)) {
    console.log(`Getting wasm-opt ${VERSION}`);
    mkdirSync(folder, { recursive: true });
    const install = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, `binaryen@${VERSION}`], { stdio: 'inherit' });
    if (install.status !== 0) throw new Error(`npm could not get binaryen ${VERSION}`);
  }
  return program;
}

/** Optimises a module in place; `goals` are wasm-opt's options, such as `-Oz` for a small module. */
export async function optimise({ folder, name }, goals) {
  const file = join(folder, `${name}_bg.wasm`);
  const settings = [...FEATURES, ...goals, '--strip-debug', '--strip-producers'];
  const hash = createHash('sha256').update(VERSION).update(settings.join(' ')).update(readFileSync(file)).digest('hex').slice(0, 24);
  const results = join(cache, 'wasm-opt');
  const result = join(results, `${name}-${hash}.wasm`);
  if (!existsSync(result)) {
    console.log(`wasm-opt ${goals.join(' ')} on ${name}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
    mkdirSync(results, { recursive: true });
    const run = spawnSync(process.execPath, ['--stack-size=8000', findTool(), file, ...settings, '-o', `${result}.part.wasm`], { stdio: 'inherit' });
    if (run.status !== 0) throw new Error(`wasm-opt failed on ${name}`);
    copyFileSync(`${result}.part.wasm`, result);
    unlinkSync(`${result}.part.wasm`);
    removeOldResults(results, name);
  }
  copyFileSync(result, file);
}

/** Keeps only the newest results of a module. */
function removeOldResults(folder, name) {
  const files = readdirSync(folder).filter((file) => file.startsWith(`${name}-`)).map((file) => join(folder, file));
  files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  files.slice(MAX_CACHED).forEach((file) => unlinkSync(file));
}
