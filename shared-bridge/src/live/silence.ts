/** Milliseconds of silence after which a connection counts as broken. The server sends a heartbeat every 15 s. */
export const SILENCE_LIMIT = 45_000;
const CHECK_INTERVAL = 15_000;

export interface Watch {
  /** Call on every message and heartbeat. */
  received(): void;
  stop(): void;
}

/** Calls `revive` after `SILENCE_LIMIT` milliseconds without a message, and again after each further `SILENCE_LIMIT`. */
export function watchSilence(revive: () => void, now: () => number = Date.now): Watch {
  let lastMessageAt = now();
  const check = () => {
    if (now() - lastMessageAt < SILENCE_LIMIT) return;
    lastMessageAt = now();
    revive();
  };
  const timer = setInterval(check, CHECK_INTERVAL);
  return {
    received: () => {
      lastMessageAt = now();
    },
    stop: () => clearInterval(timer),
  };
}
