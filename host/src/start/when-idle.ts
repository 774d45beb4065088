import { isAnythingAwaited, onceNothingAwaited } from '@billet/shared-bridge/host';

/**
 * Does a work when the page has nothing else to do, after 5 s at the latest, and nobody waits for code: it would share the network and
 * the processor with what a person has asked for. Returns the way to leave it.
 */
export function whenIdle(work: () => void): () => void {
  let leave = (): void => undefined;
  const begin = (): void => {
    leave = onIdle(() => {
      if (isAnythingAwaited()) leave = onceNothingAwaited(begin);
      else work();
    });
  };
  begin();
  return () => leave();
}

function onIdle(work: () => void): () => void {
  // Safari has no idle callbacks
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: 5000 });
  return () => window.cancelIdleCallback(request);
}
