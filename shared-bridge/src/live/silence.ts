/** The server says 'still here' every 15 s: silence for three times that means a connection that died unnoticed. */
export const SILENCE = 45_000;
const LOOK_EVERY = 15_000;
/** Somebody who takes up the phone again looks at what may be old: one 'still here' that didn't come is enough. */
export const SILENCE_AT_RETURN = 20_000;

export interface Watch {
  /** Something was heard. */
  heard(): void;
  /** Looks now, as when the page comes back to the screen. */
  lookAtReturn(): void;
  stop(): void;
}

/** Calls `revive` when nothing was heard for `SILENCE` milliseconds, and again after as much silence more. */
export function watchSilence(revive: () => void, now: () => number = Date.now): Watch {
  let lastHeard = now();
  const look = (longest: number) => {
    if (now() - lastHeard < longest) return;
    lastHeard = now();
    revive();
  };
  const timer = setInterval(() => look(SILENCE), LOOK_EVERY);
  return {
    heard: () => {
      lastHeard = now();
    },
    lookAtReturn: () => look(SILENCE_AT_RETURN),
    stop: () => clearInterval(timer),
  };
}
