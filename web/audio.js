// Browsers start sound only after a gesture of the visitor, and complain about whatever tries to before.

const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'keydown', 'click'];

/** What waits for the first gesture; null after it. */
let waiting = navigator.userActivation?.hasBeenActive ? null : [];

/** Lets a source start with the first gesture if it is started before. */
function startAfterGesture(source) {
  const start = source.start.bind(source);
  source.start = (...when) => (waiting ? waiting.push(() => start(...when)) : start(...when));
  return source;
}

/** A class of audio contexts that rest until the first gesture; `contexts` gets all of them. */
const restingUntilGesture = (Original, contexts) => class extends Original {
  constructor(...options) {
    super(...options);
    contexts.push(this);
  }

  resume() {
    if (!waiting) return super.resume();
    return new Promise((resolve, reject) => waiting.push(() => super.resume().then(resolve, reject)));
  }

  createBufferSource() {
    const source = super.createBufferSource();
    return waiting ? startAfterGesture(source) : source;
  }
};

/** Resumes every audio context at the first gesture; none tries to start before. */
export function resumeAudioOnGesture() {
  const contexts = [];
  for (const name of ['AudioContext', 'webkitAudioContext']) {
    if (window[name]) window[name] = restingUntilGesture(window[name], contexts);
  }
  const resume = () => {
    // Not every key and not the beginning of every touch counts as a gesture.
    if (navigator.userActivation?.isActive === false) return;
    const first = waiting ?? [];
    waiting = null;
    for (const begin of first) begin();
    for (const context of contexts) if (context.state === 'suspended') context.resume().catch(() => {});
    if (contexts.length && contexts.every((context) => context.state === 'running')) {
      for (const gesture of GESTURES) removeEventListener(gesture, resume, true);
    }
  };
  for (const gesture of GESTURES) addEventListener(gesture, resume, true);
}
