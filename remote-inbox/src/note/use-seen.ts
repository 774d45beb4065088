import { type RefCallback, useCallback, useState } from 'react';

/** Whether most of an element has been in view. */
export function useSeen(): readonly [RefCallback<Element>, boolean] {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { threshold: 0.6 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isSeen];
}
