import { type RefObject, useLayoutEffect } from 'react';

/**
 * When a focused element unmounts with the caller, moves the focus to the surrounding page or sheet. Otherwise keyboard users would start
 * again at the top. `within` is an element that unmounts with the caller.
 */
export function useKeptFocus(within: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = within.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest<HTMLElement>('[role=dialog], main')?.focus({ preventScroll: true });
    };
  }, [within]);
}
