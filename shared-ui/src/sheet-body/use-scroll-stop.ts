import { type RefObject, useEffect, useRef } from 'react';

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * What scrolls must be reachable by keys. Where nothing in it takes the focus it is a stop itself, as long as there is anything to scroll:
 * some browsers do so by themselves, others leave its end unread.
 */
export function useScrollStop<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = (): void => {
      if (element.scrollHeight > element.clientHeight && !element.querySelector(STOPS)) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, []);
  return ref;
}
