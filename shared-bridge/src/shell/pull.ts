type Finger = Pick<Touch, 'clientX' | 'clientY'>;

/** Whether a finger that came from one place to another pulls the sheet, not what is inside it. */
function isPull(from: Finger, to: Finger): boolean {
  const down = to.clientY - from.clientY;
  return down > 0 && down >= Math.abs(to.clientX - from.clientX);
}

/** Whether anything from a touched element up to the sheet's body has been scrolled, and so scrolls back first. */
function isScrolled(touched: EventTarget | null, body: Element): boolean {
  for (let each = touched instanceof Element ? touched : null; each; each = each === body ? null : each.parentElement)
    if (each.scrollTop > 0) return true;
  return false;
}

/**
 * Leaves a finger that pulls down, where nothing can scroll back, to the sheet. The browser takes such a finger for a
 * scroll otherwise, and tells the sheet that it is gone. Returns the way to stop.
 */
export function leavePulls(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  let from: Finger | null = null;
  /** Null until the finger goes somewhere; then it stays what it is until it is lifted. */
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
