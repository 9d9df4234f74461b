// Whether and how the board can be drawn: WebGL 2, the resolution, and lost graphics contexts.

import { readTabFlag, writeTabFlag } from './storage.js';

const DISABLED = 'tessera.without-picture';
const LOSSES = 'tessera.lost';
const LOSS_WINDOW = 60_000; // milliseconds
const MAX_RESTARTS = 3; // within that time, before the page continues without graphics

/**
 * Whether the browser can draw with WebGL 2 into the canvas. The program gets the same context, which a software renderer
 * needs half a second to prepare: it does so while the program is still loaded.
 */
export function hasWebGL2(canvas) {
  try {
    return canvas.getContext('webgl2', { alpha: false, antialias: false }) !== null;
  } catch {
    return false;
  }
}

/** Whether graphics are turned off for this tab. */
export const graphicsDisabled = () => readTabFlag(DISABLED) === '1';

/** Turns graphics off for this tab and reloads the page. */
export function disableGraphics() {
  writeTabFlag(DISABLED, '1');
  location.reload();
}

/** Turns graphics on again and reloads the page. */
export function enableGraphics() {
  writeTabFlag(DISABLED, '0');
  writeTabFlag(LOSSES, '[]');
  location.reload();
}

/**
 * Reloads the page when the graphics context is lost; after too many losses, without graphics.
 * @param {(restarting: boolean) => void} onLoss is called before the reload
 */
export function watchContextLoss(canvas, onLoss) {
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    const restarting = countLoss() < MAX_RESTARTS;
    if (!restarting) writeTabFlag(DISABLED, '1');
    onLoss(restarting);
    setTimeout(() => location.reload(), restarting ? 600 : 4000);
  });
}

/** Records a loss; returns how many came shortly before it. */
function countLoss() {
  const now = Date.now();
  const recent = JSON.parse(readTabFlag(LOSSES) ?? '[]').filter((time) => now - time < LOSS_WINDOW);
  writeTabFlag(LOSSES, JSON.stringify([...recent, now]));
  return recent.length;
}

/** Limits the resolution to `limit` pixels per CSS pixel: more costs much and looks the same. */
export function capPixelRatio(limit) {
  if (window.devicePixelRatio <= limit) return;
  const { get } = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio');
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => Math.min(get.call(window), limit) });
  // Media queries for the limited ratio must match while the real ratio stays the same.
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(query.replaceAll(/(resolution:\s*)([\d.]+)(?=dppx)/g, (whole, name, ratio) => {
    return Number(ratio) === limit ? name + get.call(window) : whole;
  }));
  // Otherwise the size of the canvas would be measured in the screen's own pixels.
  delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
}
