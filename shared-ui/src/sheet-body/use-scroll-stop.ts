import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Makes a scroll container reachable by keyboard: focusable if it overflows and contains no focusable element. Some browsers do this on
 * their own; in others its end could not be read.
 */
export function useScrollStop<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const check = (): void => {
      if (element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE)) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(check);
    sizes.observe(element);
    const changes = new MutationObserver(check);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, []);
  return ref;
}
