#!/usr/bin/env node
// Builds the web page into web/dist, and serves it if asked to. Needs Node 20 or newer and Rust; what else is missing it
// gets itself: a toolchain for wasm, wasm-bindgen, wasm-opt.
//
//   node web/build.mjs            the release bundle: small, takes long
//   node web/build.mjs --quick    for daily work: builds fast, weighs much
//   node web/build.mjs --serve    and serve it on http://localhost:8080 (another port: --port 9000)
//   node web/build.mjs --budget   only tell how much the bundle weighs; fails if that is too much

import { bindgen, cargo, toolchain } from './build/rust.mjs';
import { bundle } from './build/bundle.mjs';
import { budget } from './build/budget.mjs';
import { optimise } from './build/optimise.mjs';
import { serve } from './build/serve.mjs';

const KNOWN = ['--quick', '--serve', '--budget', '--only-serve'];

function options(given) {
  const wanted = { quick: false, serve: false, budget: false, 'only-serve': false, port: 8080 };
  for (let index = 0; index < given.length; index += 1) {
    if (given[index] === '--port') {
      index += 1;
      wanted.port = Number(given[index]);
      if (!Number.isInteger(wanted.port) || wanted.port < 1 || wanted.port > 65535) {
        throw new Error(`--port needs a number from 1 to 65535, not ${given[index]}`);
      }
    } else if (KNOWN.includes(given[index])) {
      wanted[given[index].slice(2)] = true;
    } else {
      throw new Error(`${given[index]} is not known; there are ${KNOWN.join(', ')} and --port`);
    }
  }
  return wanted;
}

async function build(quick) {
  const tools = toolchain();
  const modules = {
    app: cargo(tools, { name: 'tessera', features: 'app', profile: quick ? 'web-quick' : 'web' }),
    // Vectors are in every browser since 2023, and Othello's evaluation lives on them.
    worker: cargo(tools, { name: 'tessera-worker', features: 'worker', profile: quick ? 'web-quick' : 'web-worker', wasm: ['simd128'] }),
  };
  for (const [name, wasm] of Object.entries(modules)) modules[name] = bindgen(wasm, name);
  if (!quick) {
    await optimise(modules.app, ['-Oz']);
    await optimise(modules.worker, ['-O3', '--enable-simd']);
  }
  await bundle(modules, { packed: !quick });
}

try {
  const wanted = options(process.argv.slice(2));
  const only = wanted.budget || wanted['only-serve'];
  if (!only) await build(wanted.quick);
  const fits = wanted.quick && !wanted.budget ? true : budget();
  if (!fits) process.exitCode = 1;
  if (wanted.serve || wanted['only-serve']) await serve(wanted.port);
} catch (error) {
  console.error(`web/build.mjs: ${error.message}`);
  process.exitCode = 1;
}
