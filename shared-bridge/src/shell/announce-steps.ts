/**
 * Announces each step of a sheet: the new title takes the focus of the removed step, so that screen readers announce it. The sheet itself
 * keeps its name, so focusing it would not announce the step after 'back'. Returns the cleanup function.
 */
export function announceSteps(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  let title = body.querySelector('h2');
  const check = () => {
    const next = body.querySelector('h2');
    if (!next || next === title) return;
    const isStep = title !== null;
    title = next;
    // a low sheet scrolls as a whole, so a step starts at its top
    if (isStep) body.scrollTop = 0;
    const { activeElement } = document;
    // an element that has taken the focus is announced already
    if (!isStep || (activeElement !== document.body && activeElement !== body.parentElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(check);
  watch.observe(body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
