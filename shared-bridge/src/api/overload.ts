/** At most one notification per 10 s, however many calls wait. */
const MIN_INTERVAL = 10_000;

let notify: () => void = () => undefined;
let notifiedAt = Number.NEGATIVE_INFINITY;

/** Sets the function that notifies the user of an overloaded server. Only the host calls this. */
export function onOverload(listener: () => void): void {
  notify = listener;
}

/** Reports that a call waits because the server is overloaded. */
export function notifyOverload(): void {
  const now = performance.now();
  if (now - notifiedAt < MIN_INTERVAL) return;
  notifiedAt = now;
  notify();
}
