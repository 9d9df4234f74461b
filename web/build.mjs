#!/usr/bin/env node
// Builds the web page into web/dist. Needs Node 20 or newer and Rust; fetches what else is missing: a toolchain for wasm,
// wasm-bindgen, wasm-opt, a C compiler for wasm.
//
//   node web/build.mjs            the release bundle: small, slow to build
//   node web/build.mjs --quick    for daily work: large, fast to build
//   node web/build.mjs --for-tests  the release bundle, faster: wasm-opt only strips the app, which is a tenth larger unpacked
//   node web/build.mjs --library  builds only the library's module, for its tests
//   node web/build.mjs --serve    also serve it on http://localhost:8080 (another port: --port 9000)
//   node web/build.mjs --only-serve  serve the bundle that is there
//   node web/build.mjs --budget   only print the size of the bundle; fails if it is too large

import { bindgen, cargo, toolchain } from './build/rust.mjs';
import { cEnvironment } from './build/clang.mjs';
import { bundle } from './build/bundle.mjs';
import { budget } from './build/budget.mjs';
import { optimise } from './build/optimise.mjs';
import { serve } from './build/serve.mjs';

const FLAGS = ['--quick', '--for-tests', '--library', '--serve', '--budget', '--only-serve'];

function parseOptions(given) {
  const options = { quick: false, 'for-tests': false, library: false, serve: false, budget: false, 'only-serve': false, port: 8080 };
  for (let index = 0; index < given.length; index += 1) {
    if (given[index] === '--port') {
      index += 1;
      options.port = Number(given[index]);
      if (!Number.isInteger(options.port) || options.port < 1 || options.port > 65535) {
        throw new Error(`--port needs a number from 1 to 65535, not ${given[index]}`);
      }
    } else if (FLAGS.includes(given[index])) {
      options[given[index].slice(2)] = true;
    } else {
      throw new Error(`${given[index]} is not an option; the options are ${FLAGS.join(', ')} and --port`);
    }
  }
  return options;
}

/** Builds a module with its glue; `goals` are wasm-opt's options. */
async function buildModule(tools, { module, goals, ...program }, quick) {
  const built = bindgen(cargo(tools, { ...program, profile: quick ? 'web-quick' : program.profile }), module);
  if (!quick) await optimise(built, goals);
  return built;
}

async function build({ quick, 'for-tests': forTests, library }) {
  const tools = toolchain();
  const programs = [
    { module: 'app', crate: 'tessera', name: 'tessera', features: quick ? '' : 'lean', profile: 'web', goals: forTests ? [] : ['-Oz'] },
    { module: 'worker', crate: 'tessera-engine', name: 'tessera-worker', features: 'worker', profile: 'web-worker', goals: ['-O3'] },
    { module: 'library', crate: 'tessera-library', name: 'tessera-library', features: 'worker', profile: 'web', environment: cEnvironment(), goals: ['-Oz'] },
  ];
  const modules = {};
  for (const program of programs.filter(({ module }) => !library || module === 'library')) {
    modules[program.module] = await buildModule(tools, program, quick);
  }
  if (!library) await bundle(modules, { packed: !quick });
}

try {
  const options = parseOptions(process.argv.slice(2));
  const buildNothing = options.budget || options['only-serve'];
  if (!buildNothing) await build(options);
  const unmeasured = options.quick || options.library || options['only-serve'];
  if ((options.budget || !unmeasured) && !budget()) process.exitCode = 1;
  if (options.serve || options['only-serve']) await serve(options.port);
} catch (error) {
  console.error(`web/build.mjs: ${error.message}`);
  process.exitCode = 1;
}
