// Finds the C compiler for wasm that SQLite needs, and installs it where apt-get can.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const DEBIAN = ['clang', 'llvm'];
/** Where compilers with wasm lie: on Debian, and on macOS, whose own clang has no wasm. */
const FOLDERS = ['/usr/bin', '/opt/homebrew/opt/llvm/bin', '/usr/local/opt/llvm/bin'];
const VARIABLES = ['CC_wasm32_unknown_unknown', 'AR_wasm32_unknown_unknown'];
/** Parts of SQLite that the library does not use: without them its module is a tenth smaller. */
const UNUSED = ['RTREE', 'SESSION', 'PREUPDATE_HOOK', 'BYTECODE_VTAB', 'DBPAGE_VTAB', 'DBSTAT_VTAB', 'STMTVTAB', 'MATH_FUNCTIONS', 'OFFSET_SQL_FUNC', 'UNLOCK_NOTIFY', 'COLUMN_METADATA', 'UNKNOWN_SQL_FUNCTION', 'API_ARMOR'];
const FLAGS = [...UNUSED.map((part) => `-USQLITE_ENABLE_${part}`), '-DSQLITE_OMIT_JSON'].join(' ');

function output(program, args) {
  return spawnSync(program, args, { encoding: 'utf8' }).stdout ?? '';
}

/** The paths of a program and of its versions, such as clang-19; the newest version first. */
function versions(name) {
  const version = (path) => Number(/-(\d+)$/.exec(path)?.[1] ?? Infinity);
  const files = FOLDERS.flatMap((folder) => {
    try {
      return readdirSync(folder).map((file) => `${folder}/${file}`);
    } catch {
      return [];
    }
  });
  const found = files.filter((path) => new RegExp(`/${name}(-\\d+)?$`).test(path));
  return found.sort((a, b) => version(b) - version(a));
}

function find() {
  const compiler = versions('clang').find((path) => output(path, ['--print-targets']).includes('wasm32'));
  const [archiver] = versions('llvm-ar');
  return compiler && archiver ? [compiler, archiver] : null;
}

function install() {
  if (!output('apt-get', ['--version'])) return;
  console.log(`Installing: ${DEBIAN.join(' ')}`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const command of [['update', '-qq'], ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN]]) {
    const [program, ...args] = [...sudo, 'apt-get', ...command];
    spawnSync(program, args, { stdio: 'inherit' });
  }
}

/**
 * The environment in which Cargo compiles C for wasm.
 * @throws {Error} if there is no compiler
 */
export function cEnvironment() {
  const flags = { SQLITE_WASM_RS_FLAGS: FLAGS };
  if (VARIABLES.every((name) => process.env[name])) return flags;
  if (!find()) install();
  const found = find();
  if (!found) {
    throw new Error(`the library of games needs a C compiler for wasm: install clang and llvm, or set ${VARIABLES.join(' and ')}`);
  }
  return { ...flags, ...Object.fromEntries(VARIABLES.map((name, index) => [name, found[index]])) };
}
