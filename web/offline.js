// Offline play: registers the service worker, which keeps all files of one version.

/** @param {(activate: () => void) => void} onUpdate is called when a new version waits; `activate` switches to it */
export function registerServiceWorker(onUpdate) {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  // Pages of earlier versions send the same words to a new worker: they must not change.
  const offer = (worker) => onUpdate(() => worker.postMessage('take over'));
  navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).then((registration) => {
    if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
      });
    });
  }).catch((error) => console.warn('Tessera cannot be stored for offline play:', error.message));
  const wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker has the version of this page: no reload is needed.
    if (wasControlled) location.reload();
  });
}
