// The two wasm modules: which toolchain builds them, with which flags, and their glue to the page.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root, target, tools } from './paths.mjs';

const TARGET = 'wasm32-unknown-unknown';
const DEBIAN = ['cargo-web', 'rustc-web', 'rust-web-src'];

function run(program, given, options = {}) {
  const done = spawnSync(program, given, { stdio: 'inherit', cwd: root, ...options });
  if (done.error) throw done.error;
  if (done.status !== 0) throw new Error(`${program} ${given[0]} failed`);
}

function output(program, given) {
  const done = spawnSync(program, given, { encoding: 'utf8', cwd: root });
  return done.status === 0 ? done.stdout : '';
}

/** rustup's target where it is there or can be had, else Debian's compiler with the standard library's source. */
export function toolchain() {
  if (output('rustup', ['target', 'list', '--installed']).includes(TARGET)) return rustup();
  if (debian()) return debian();
  console.log(`Getting rustup's ${TARGET}`);
  if (output('rustup', ['--version']) && spawnSync('rustup', ['target', 'add', TARGET], { cwd: root }).status === 0) return rustup();
  install();
  const tools = debian();
  if (tools) return tools;
  throw new Error(`no Rust toolchain for ${TARGET}: run "rustup target add ${TARGET}", or on Debian install ${DEBIAN.join(' ')} and lld`);
}

const rustup = () => ({ name: 'rustup', cargo: 'cargo', environment: {}, arguments: [], lean: [], flags: '', panic: 'abort' });

/** Debian has no standard library for wasm: it is built along, without what only tells where a panic happened. */
function debian() {
  const linker = newestLinker();
  const source = '/usr/lib/rustlib/src/rust/library/std';
  if (!existsSync('/usr/bin/rustc') || !existsSync('/usr/bin/cargo') || !existsSync(source) || !linker) return null;
  return {
    name: 'Debian',
    cargo: '/usr/bin/cargo',
    environment: {
      PATH: `/usr/bin:${process.env.PATH}`,
      RUSTC: '/usr/bin/rustc',
      RUSTC_BOOTSTRAP: '1',
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER: linker,
    },
    arguments: ['-Zbuild-std=std,panic_abort'],
    // For what is released.
    lean: ['-Zpanic-immediate-abort', '-Zbuild-std-features=optimize_for_size'],
    flags: '-Zlocation-detail=none',
    panic: 'immediate-abort',
  };
}

function newestLinker() {
  const found = readdirSync('/usr/bin').filter((name) => /^wasm-ld-\d+$/.test(name));
  const version = (name) => Number(name.split('-').at(-1));
  return found.sort((a, b) => version(b) - version(a))[0] ?? null;
}

function install() {
  if (!output('apt-get', ['--version'])) return;
  const linkers = output('apt-cache', ['search', '--names-only', '^lld-[0-9]+$']).match(/lld-\d+/g) ?? [];
  const linker = linkers.sort((a, b) => Number(b.slice(4)) - Number(a.slice(4)))[0];
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const [program, ...given] = [...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...DEBIAN, linker ?? 'lld'];
  console.log(`Installing: ${[...DEBIAN, linker ?? 'lld'].join(' ')}`);
  spawnSync(program, given, { stdio: 'inherit' });
}

/** Builds one of our programs, with these features of wasm; gives the path of its module. */
export function cargo(tools, { name, features, profile, wasm = [] }) {
  console.log(`Building ${name} (${profile}, ${tools.name}'s toolchain)`);
  const quick = profile === 'web-quick';
  const setting = `CARGO_PROFILE_${profile.toUpperCase().replace('-', '_')}_PANIC`;
  const flags = [tools.flags, ...wasm.map((feature) => `-Ctarget-feature=+${feature}`)].filter(Boolean).join(' ');
  const released = quick ? { RUSTFLAGS: '' } : { RUSTFLAGS: flags, [setting]: tools.panic };
  const environment = { ...process.env, ...tools.environment, ...released, CARGO_TARGET_DIR: target, CARGO_INCREMENTAL: '0' };
  const wanted = quick ? features : `${features},lean`;
  const what = ['--locked', '--target', TARGET, '--profile', profile, '--bin', name, '--no-default-features', '--features', wanted];
  run(tools.cargo, ['build', ...tools.arguments, ...(quick ? [] : tools.lean), ...what], { env: environment });
  return join(target, TARGET, profile, `${name}.wasm`);
}

/** The version that the lock file names: the two must be the same. */
function wanted() {
  const lock = readFileSync(join(root, 'Cargo.lock'), 'utf8');
  return /name = "wasm-bindgen"\nversion = "([^"]+)"/.exec(lock)[1];
}

/** Makes the glue between wasm and page; gives the folder with both. */
export function bindgen(wasm, name) {
  const version = wanted();
  const own = join(tools, 'bin', 'wasm-bindgen');
  const fits = (program) => output(program, ['--version']).trim() === `wasm-bindgen ${version}`;
  const program = ['wasm-bindgen', own].find(fits) ?? own;
  if (!fits(program)) {
    console.log(`Building wasm-bindgen ${version}, once`);
    mkdirSync(tools, { recursive: true });
    run('cargo', ['install', 'wasm-bindgen-cli', '--version', version, '--root', tools, '--force'], { env: { ...process.env, RUSTFLAGS: '' } });
  }
  const folder = join(target, 'bindgen', name);
  execFileSync(program, [wasm, '--target', 'web', '--no-typescript', '--out-name', name, '--out-dir', folder], { stdio: 'inherit' });
  return { folder, name };
}
