import { type RefObject, useLayoutEffect } from 'react';

/**
 * Where what has the focus goes while the page or sheet around it stays, that takes it: from nowhere a keyboard would begin anew.
 * `within` is an element that goes with the caller.
 */
export function useKeptFocus(within: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = within.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest<HTMLElement>('[role=dialog], main')?.focus({ preventScroll: true });
    };
  }, [within]);
}
