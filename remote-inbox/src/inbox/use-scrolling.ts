import { type RefObject, useEffect } from 'react';

/** Milliseconds without a move after which the page stands. */
const REST = 150;

/** The element has `data-scrolling` while the page is scrolled. No state: nothing is to be drawn anew for it. */
export function useScrolling(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stand = () => ref.current?.removeAttribute('data-scrolling');
    const move = () => {
      ref.current?.setAttribute('data-scrolling', '');
      clearTimeout(timer);
      timer = setTimeout(stand, REST);
    };
    document.addEventListener('scroll', move, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', move);
    };
  }, [ref]);
}
