import { type PointerEvent, useCallback, useEffect } from 'react';
import type { Remotes } from '../remotes/remotes.ts';
import { routes } from '../routes.ts';

const tabs = routes.filter((route) => route.isTab);

function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work, { timeout: 5000 });
  return () => window.cancelIdleCallback(request);
}

/**
 * Fetches the other tabs while nothing else is to do, and starts one when a finger comes down on it.
 * Returns what the tab bar calls on pointer-down.
 */
export function usePreloading(remotes: Remotes, path: string): (event: PointerEvent) => void {
  useEffect(() => {
    if (!tabs.some((tab) => tab.path === path)) return;
    const others = tabs.filter((tab) => tab.path !== path);
    return whenIdle(() => {
      for (const tab of others) remotes.prefetch(tab);
    });
  }, [remotes, path]);
  return useCallback(
    (event) => {
      const target = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
      const tab = tabs.find((each) => target === `#${each.path}`);
      if (tab) remotes.load('pages', tab).catch(() => undefined);
    },
    [remotes],
  );
}
