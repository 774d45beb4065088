import { type PointerEvent, useCallback, useEffect } from 'react';
import type { Remotes } from '../remotes/remotes.ts';
import type { TabRoute } from '../site/site-map.ts';
import { whenIdle } from '../start/when-idle.ts';

/**
 * Prefetches the other tabs while the page is idle, and loads a tab on pointer-down. Returns the pointer-down handler of the tab
 * bar.
 */
export function usePreloading(remotes: Remotes, tabs: readonly TabRoute[], path: string): (event: PointerEvent) => void {
  useEffect(() => {
    if (!tabs.some((tab) => tab.path === path)) return;
    const others = tabs.filter((tab) => tab.path !== path);
    return whenIdle(() => {
      for (const tab of others) remotes.prefetch(tab);
    });
  }, [remotes, tabs, path]);
  return useCallback(
    (event) => {
      const target = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null;
      const tab = tabs.find((each) => target === `#${each.path}`);
      if (tab) remotes.load('pages', tab).catch(() => undefined);
    },
    [remotes, tabs],
  );
}
