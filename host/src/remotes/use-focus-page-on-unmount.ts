import { useLayoutEffect } from 'react';

/**
 * Moves the focus to the page (`main`) when a remote's component that contains the focus unmounts. Otherwise the browser would move it to
 * the body, and keyboard users would start again at the top.
 */
export function useFocusPageOnUnmount(): void {
  useLayoutEffect(() => () => document.activeElement?.closest('main')?.focus({ preventScroll: true }), []);
}
