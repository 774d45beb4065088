type Finger = Pick<Touch, 'clientX' | 'clientY'>;

/** Whether a movement of a finger drags the sheet rather than its content. */
function isPull(from: Finger, to: Finger): boolean {
  const down = to.clientY - from.clientY;
  return down > 0 && down >= Math.abs(to.clientX - from.clientX);
}

/** Whether an element between the touched one and the body of the sheet is scrolled, and so scrolls back first. */
function isScrolled(touched: EventTarget | null, body: Element): boolean {
  for (let each = touched instanceof Element ? touched : null; each; each = each === body ? null : each.parentElement)
    if (each.scrollTop > 0) return true;
  return false;
}

/**
 * Leaves a finger that pulls down to the sheet if nothing can scroll back. Otherwise the browser starts a scroll and sends pointercancel to
 * the sheet. Returns the function that removes the listeners.
 */
export function allowPullToClose(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  let from: Finger | null = null;
  /** Null until the finger moves. Then fixed until it is lifted. */
  let isPulling: boolean | null = null;
  const start = ({ touches }: TouchEvent) => {
    from = touches.length === 1 ? (touches[0] ?? null) : null;
    isPulling = null;
  };
  const move = (event: TouchEvent) => {
    const to = event.touches[0];
    if (!from || !to) return;
    isPulling ??= isPull(from, to) && !isScrolled(event.target, body);
    if (isPulling && event.cancelable) event.preventDefault();
  };
  body.addEventListener('touchstart', start, { passive: true });
  body.addEventListener('touchmove', move, { passive: false });
  return () => {
    body.removeEventListener('touchstart', start);
    body.removeEventListener('touchmove', move);
  };
}
