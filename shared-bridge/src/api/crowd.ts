/** Milliseconds for which it is said once, however many calls wait. */
const ONCE_IN = 10_000;

let say: () => void = () => undefined;
let saidAt = Number.NEGATIVE_INFINITY;

/** From now on this says that many people are here and calls wait for their turn. One speaker: the host. */
export function onCrowd(speaker: () => void): void {
  say = speaker;
}

/** A call waits because the server has no room for it. */
export function tellCrowd(): void {
  const now = performance.now();
  if (now - saidAt < ONCE_IN) return;
  saidAt = now;
  say();
}
