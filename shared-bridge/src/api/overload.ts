/** At most one notification per 10 s, however many calls wait. */
const ONCE_IN = 10_000;

let say: () => void = () => undefined;
let saidAt = Number.NEGATIVE_INFINITY;

/** Sets the function that notifies the user of an overloaded server. Only the host calls this. */
export function onOverload(speaker: () => void): void {
  say = speaker;
}

/** Reports that a call waits because the server is overloaded. */
export function notifyOverload(): void {
  const now = performance.now();
  if (now - saidAt < ONCE_IN) return;
  saidAt = now;
  say();
}
