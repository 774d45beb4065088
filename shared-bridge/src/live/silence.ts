/** The server says 'still here' every 15 s: silence for three times that means a connection that died unnoticed. */
export const SILENCE = 45_000;
const LOOK_EVERY = 15_000;

export interface Watch {
  /** Something was heard. */
  heard(): void;
  stop(): void;
}

/** Calls `revive` when nothing was heard for `SILENCE` milliseconds, and again after as much silence more. */
export function watchSilence(revive: () => void, now: () => number = Date.now): Watch {
  let lastHeard = now();
  const look = () => {
    if (now() - lastHeard < SILENCE) return;
    lastHeard = now();
    revive();
  };
  const timer = setInterval(look, LOOK_EVERY);
  return {
    heard: () => {
      lastHeard = now();
    },
    stop: () => clearInterval(timer),
  };
}
