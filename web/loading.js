// Loading with a true progress bar: over the bytes as they come.

const mark = (name) => performance.mark(`tessera-${name}`);

/**
 * The compiled module of `url`, while `progress` hears how much of it is there, from 0 to 1.
 * @param {number} bytes its size when unpacked
 */
export async function compile(url, bytes, progress) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  let read = 0;
  const count = new TransformStream({
    transform(chunk, out) {
      read += chunk.byteLength;
      progress(Math.min(read / bytes, 1));
      out.enqueue(chunk);
    },
    flush: () => mark('bytes'),
  });
  const counted = response.body.pipeThrough(count);
  const headers = { 'content-type': 'application/wasm' };
  const module = await WebAssembly.compileStreaming(new Response(counted, { headers }));
  mark('compiled');
  return module;
}

/** Whether a picture can be drawn here at all. */
export function hasWebGL2() {
  try {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** Very fine screens get a picture of at most two pixels a CSS pixel: more costs much and shows nothing. */
export function capPixels(most) {
  if (window.devicePixelRatio <= most) return;
  const { get } = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio');
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => Math.min(get.call(window), most) });
  // Whoever asks whether the ratio is still what it was asks for the capped one.
  const match = window.matchMedia.bind(window);
  window.matchMedia = (query) => match(query.replaceAll(/(resolution:\s*)([\d.]+)(?=dppx)/g, (whole, name, ratio) => {
    return Number(ratio) === most ? name + get.call(window) : whole;
  }));
  // Else the size of the canvas would be measured in the screen's own pixels.
  delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
}

/** Sound may start after the first gesture: every audio context is woken then. */
export function wakeSound() {
  const contexts = [];
  for (const name of ['AudioContext', 'webkitAudioContext']) {
    const Original = window[name];
    if (!Original) continue;
    window[name] = class extends Original {
      constructor(...given) {
        super(...given);
        contexts.push(this);
      }
    };
  }
  const wake = () => {
    for (const context of contexts) if (context.state === 'suspended') context.resume().catch(() => {});
    if (contexts.length && contexts.every((context) => context.state === 'running')) {
      for (const kind of GESTURES) removeEventListener(kind, wake, true);
    }
  };
  for (const kind of GESTURES) addEventListener(kind, wake, true);
}

const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'keydown', 'click'];

export { mark };
