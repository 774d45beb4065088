type Listener = (isVisible: boolean) => void;

/**
 * Observes whether elements are within `margin` of the screen with one shared observer. One observer per element would cost time
 * in every scroll frame.
 */
export function watcher(margin: string): (element: Element, listener: Listener) => () => void {
  const listeners = new Map<Element, Listener>();
  let observer: IntersectionObserver | null = null;
  return (element, listener) => {
    observer ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
      },
      { rootMargin: margin },
    );
    listeners.set(element, listener);
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      listeners.delete(element);
      if (listeners.size === 0) observer = null;
    };
  };
}
