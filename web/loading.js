// Loads the program while a progress bar counts the bytes.

/** Records a moment of the start for measurements. */
export const mark = (name) => performance.mark(`tessera-${name}`);

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
