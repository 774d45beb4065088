import { type RefObject, useEffect } from 'react';

/** Milliseconds without a scroll event after which scrolling counts as ended. */
const SCROLL_END_MS = 150;

/** Sets `data-scrolling` on the element while the page scrolls. An attribute, not state: scrolling must not render. */
export function useScrolling(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScrollEnd = () => ref.current?.removeAttribute('data-scrolling');
    const onScroll = () => {
      ref.current?.setAttribute('data-scrolling', '');
      clearTimeout(timer);
      timer = setTimeout(onScrollEnd, SCROLL_END_MS);
    };
    document.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', onScroll);
    };
  }, [ref]);
}
