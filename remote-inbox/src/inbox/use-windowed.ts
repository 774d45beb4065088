import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** How far from the screen a chunk is put into the document, in CSS pixels: about two screens. */
const NEAR = 1600;
/** A row's height until one was measured, in CSS pixels. */
let rowHeight = 176;

interface Windowed<E> {
  readonly ref: RefObject<E | null>;
  readonly isNear: boolean;
  /** What the chunk takes while it is empty, in CSS pixels. */
  readonly height: number;
}

/** Tells whether a chunk of `rows` is near the screen, and remembers how high it was. */
export function useWindowed<E extends HTMLElement>(isNearAtFirst: boolean, rows: number): Windowed<E> {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(isNearAtFirst);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting && element.childElementCount > 0) rowHeight = element.offsetHeight / rows;
        startTransition(() => setNear(entry.isIntersecting));
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [rows]);
  return { ref, isNear, height: rows * rowHeight };
}
