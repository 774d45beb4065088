import { useLayoutEffect } from 'react';

/**
 * When the focused element unmounts while its page stays, moves the focus to the page. Otherwise keyboard users would start over
 * at the top.
 */
export function usePageFocus(): void {
  useLayoutEffect(() => () => document.activeElement?.closest('main')?.focus({ preventScroll: true }), []);
}
