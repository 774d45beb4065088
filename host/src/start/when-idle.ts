/** Does a work when the page has nothing else to do, after 5 s at the latest. Returns the way to leave it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: 5000 });
  return () => window.cancelIdleCallback(request);
}
