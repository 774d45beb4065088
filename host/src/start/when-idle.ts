import { hasPendingLoads, whenNothingPending } from '@billet/shared-bridge/host';

/**
 * Runs a function when the page is idle, after 5 s at the latest, and no code is awaited: it would compete for network and
 * processor with the user's own request. Returns a function to cancel it.
 */
export function whenIdle(work: () => void): () => void {
  let leave = (): void => undefined;
  const begin = (): void => {
    leave = onIdle(() => {
      if (hasPendingLoads()) leave = whenNothingPending(begin);
      else work();
    });
  };
  begin();
  return () => leave();
}

function onIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: 5000 });
  return () => window.cancelIdleCallback(request);
}
