// Browsers start sound only after a gesture of the visitor.

const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'keydown', 'click'];

/** Resumes every audio context at the first gesture. */
export function resumeAudioOnGesture() {
  const contexts = [];
  for (const name of ['AudioContext', 'webkitAudioContext']) {
    const Original = window[name];
    if (!Original) continue;
    window[name] = class extends Original {
      constructor(...options) {
        super(...options);
        contexts.push(this);
      }
    };
  }
  const resume = () => {
    for (const context of contexts) if (context.state === 'suspended') context.resume().catch(() => {});
    if (contexts.length && contexts.every((context) => context.state === 'running')) {
      for (const gesture of GESTURES) removeEventListener(gesture, resume, true);
    }
  };
  for (const gesture of GESTURES) addEventListener(gesture, resume, true);
}
