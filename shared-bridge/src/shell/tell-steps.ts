/**
 * Tells of each step of a sheet: the focus that went with the step before is its title's, which is said then. Left to the sheet, whose name stays
 * the same, nobody would hear where a press of back has led. Returns the way to stop.
 */
export function tellSteps(body: HTMLElement | null): (() => void) | undefined {
  if (!body) return undefined;
  let title = body.querySelector('h2');
  const look = () => {
    const next = body.querySelector('h2');
    if (!next || next === title) return;
    const isStep = title !== null;
    title = next;
    // where all of a low sheet scrolls as one, a step begins at its top
    if (isStep) body.scrollTop = 0;
    const { activeElement } = document;
    // what has taken the focus is said already
    if (!isStep || (activeElement !== document.body && activeElement !== body.parentElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  watch.observe(body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
