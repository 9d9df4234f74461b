// Offline play: registers the service worker, which keeps all files of one version.

/** @param {(activate: () => void) => void} onUpdate is called when a new version waits; `activate` switches to it */
export function registerServiceWorker(onUpdate) {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  // The very first worker has the version of this page, so that its taking control needs no reload.
  let reloads = navigator.serviceWorker.controller !== null;
  const offer = (worker) => onUpdate(() => {
    reloads = true;
    // Pages of earlier versions send the same words to a new worker: they must not change.
    worker.postMessage('take over');
  });
  navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).then((registration) => {
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
      });
    });
  }).catch((error) => console.warn('Tessera cannot be stored for offline play:', error.message));
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloads) location.reload();
  });
}
