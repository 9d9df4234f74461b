// Builds the wasm modules: toolchain, flags, and the glue between module and page.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { root, target, tools } from './paths.mjs';

const TARGET = 'wasm32-unknown-unknown';
/** Every browser since 2023 has these instructions. Evaluation is much faster with them, and drawing text takes less code. */
const SIMD = '-Ctarget-feature=+simd128';
const DEBIAN = ['cargo-web', 'rustc-web', 'rust-web-src'];

function run(program, args, options = {}) {
  const result = spawnSync(program, args, { stdio: 'inherit', cwd: root, ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) throw new Error(`${program} ${args[0]} failed`);
}

function output(program, args) {
  const result = spawnSync(program, args, { encoding: 'utf8', cwd: root });
  return result.status === 0 ? result.stdout : '';
}

/** rustup's wasm target if it is installed or can be, otherwise Debian's compiler with the source of the standard library. */
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

/** Debian has no standard library for wasm, so it is built too, without the source locations of panics. */
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
    // For release builds.
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
  const [program, ...args] = [...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...DEBIAN, linker ?? 'lld'];
  console.log(`Installing: ${[...DEBIAN, linker ?? 'lld'].join(' ')}`);
  spawnSync(program, args, { stdio: 'inherit' });
}

/**
 * Builds one of the programs; returns the path of its module.
 * @param {object} program
 * @param {Record<string, string>} program.environment further variables
 */
export function cargo(tools, { crate, name, features, profile, environment: further = {} }) {
  console.log(`Building ${name} (${profile}, ${tools.name}'s toolchain)`);
  const quick = profile === 'web-quick';
  const setting = `CARGO_PROFILE_${profile.toUpperCase().replace('-', '_')}_PANIC`;
  const flags = [tools.flags, SIMD].filter(Boolean).join(' ');
  const profileEnvironment = quick ? { RUSTFLAGS: '' } : { RUSTFLAGS: flags, [setting]: tools.panic };
  const environment = { ...process.env, ...tools.environment, ...profileEnvironment, ...further, CARGO_TARGET_DIR: target, CARGO_INCREMENTAL: '0' };
  const enabled = features ? ['--features', features] : [];
  const selection = ['--locked', '--target', TARGET, '--profile', profile, '--package', crate, '--bin', name, ...enabled];
  run(tools.cargo, ['build', ...tools.arguments, ...(quick ? [] : tools.lean), ...selection], { env: environment });
  return join(target, TARGET, profile, `${name}.wasm`);
}

/** The version of wasm-bindgen in the lock file; the tool must have the same. */
function bindgenVersion() {
  const lock = readFileSync(join(root, 'Cargo.lock'), 'utf8');
  return /name = "wasm-bindgen"\nversion = "([^"]+)"/.exec(lock)[1];
}

/** Generates the glue between module and page; returns the folder with both. */
export function bindgen(wasm, name) {
  const version = bindgenVersion();
  const cached = join(tools, 'bin', 'wasm-bindgen');
  const matches = (program) => output(program, ['--version']).trim() === `wasm-bindgen ${version}`;
  const program = ['wasm-bindgen', cached].find(matches) ?? cached;
  if (!matches(program)) {
    console.log(`Building wasm-bindgen ${version}, once; it takes seconds to run, so it is optimised little`);
    mkdirSync(tools, { recursive: true });
    const quickly = { RUSTFLAGS: '', CARGO_PROFILE_RELEASE_OPT_LEVEL: '1' };
    const selection = ['wasm-bindgen-cli', '--version', version, '--bin', 'wasm-bindgen'];
    run('cargo', ['install', ...selection, '--root', tools, '--force'], { env: { ...process.env, ...quickly } });
  }
  const folder = join(target, 'bindgen', name);
  execFileSync(program, [wasm, '--target', 'web', '--no-typescript', '--out-name', name, '--out-dir', folder], { stdio: 'inherit' });
  return { folder, name };
}
