import { useLayoutEffect } from 'react';

/** Where what has the focus goes while the page stays, the page takes it: from nowhere a keyboard would begin anew. */
export function usePageFocus(): void {
  useLayoutEffect(() => () => document.activeElement?.closest('main')?.focus({ preventScroll: true }), []);
}
