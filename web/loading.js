// Loads the program while a progress bar counts the bytes.

/** Records a moment of the start for measurements. */
export const mark = (name) => performance.mark(`tessera-${name}`);

/** A function that fills a vector with zeros and drops it. */
const VECTOR_MODULE = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 0x41, 0, 0xfd, 0x0f, 0x1a, 0x0b];

/** Whether the browser knows the vector instructions that the modules use. */
export const hasSimd = () => WebAssembly.validate(new Uint8Array(VECTOR_MODULE));

/**
 * Downloads and compiles the module at `url`.
 * @param {number} bytes the module's size when unpacked
 * @param {(part: number) => void} onProgress is called with the part that has arrived, from 0 to 1
 * @throws {Error} if the server does not send the module
 */
export async function compile(url, bytes, onProgress) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  let received = 0;
  const counter = new TransformStream({
    transform(chunk, output) {
      received += chunk.byteLength;
      onProgress(Math.min(received / bytes, 1));
      output.enqueue(chunk);
    },
    flush: () => mark('bytes'),
  });
  const counted = response.body.pipeThrough(counter);
  const headers = { 'content-type': 'application/wasm' };
  const module = await WebAssembly.compileStreaming(new Response(counted, { headers }));
  mark('compiled');
  return module;
}
