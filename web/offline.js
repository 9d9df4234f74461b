// Playing without a connection: the service worker keeps all files of one version together.

/** @param {(use: () => void) => void} ready is called when a new version waits; calling `use` loads it */
export function offline(ready) {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const offer = (worker) => ready(() => worker.postMessage('take over'));
  navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).then((registration) => {
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
      });
    });
  }).catch((error) => console.warn('Tessera is not kept for playing offline:', error.message));
  const controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes a page that is its own version already.
    if (controlled) location.reload();
  });
}
