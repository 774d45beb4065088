import { counterpartOf } from './counterpart.ts';
import { endEntrances } from './end-entrances.ts';
import { showStatusLine } from './status-line.ts';

/** The first frame while it is shown in place of the page; the app renders hidden behind it. */
export const visibleFrame = (document: Document): HTMLElement | null => document.getElementById('frame');

/** Whether the app shows a modal dialog, so that there is nothing to wait for. */
const isCovered = (document: Document) => document.querySelector('body > dialog[open]') !== null;

const waitingIn = (root: Element) => root.querySelector('main [data-awaited]');

const isPageRendered = (root: Element) => root.querySelector('main > *, [role="alert"]') !== null && waitingIn(root) === null;

/** Whether the start is over and the router is mounted. */
export const hasShell = (root: Element): boolean => root.querySelector('[data-vaul-drawer-wrapper]') !== null;

/** Current path of the app; null before the router is mounted. */
const routeIn = (page: Window, root: Element) => (hasShell(root) ? page.location.hash.slice(1).split('?')[0] : null);

/** Status text of a page that is loading. */
function stageIn(root: Element): string {
  const waiting = waitingIn(root);
  const status = waiting?.matches('[role="status"]') ? waiting : waiting?.querySelector('[role="status"]');
  return status?.getAttribute('aria-label') ?? status?.textContent ?? '';
}

/**
 * Replaces the first frame with the app on the page's first render, before the browser paints it, with the same scroll position
 * and focus. Taps on the frame are replayed once (FST-02). Another page, or a screen that is no page, replaces the frame at once.
 * `onReplaced` is called when the app is shown; at once without a frame.
 */
export function replaceFrame(page: Window, root: HTMLElement, onReplaced: () => void): void {
  const { document } = page;
  const frame = visibleFrame(document);
  if (!frame) {
    onReplaced();
    return;
  }
  const line = showStatusLine(frame);
  const end = (isItsPage: boolean) => {
    observer.disconnect();
    line.remove();
    exchange(page, frame, root, isItsPage);
    onReplaced();
  };
  const update = () => {
    const route = routeIn(page, root);
    const isOther = route !== null && route !== frame.dataset.route;
    if (isOther || isPageRendered(root) || isCovered(document)) end(route !== null && !isOther);
    else if (route === null || !goTo(frame, root)) line.setText(stageIn(root));
  };
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-awaited', 'aria-label', 'open'] });
  update();
}

/** Inputs changed in the frame. The change was visible, so the user has seen it before any later press. */
const CHOSEN = 'input:checked:not([checked])';

/** A tapped tab leads to another page, so it need not wait for the frame's page unless an input was changed on it. */
function goTo(frame: HTMLElement, root: HTMLElement): boolean {
  const tappedTab = frame.querySelector(CHOSEN) ? null : frame.querySelector('nav [data-held]:not([aria-current])');
  const link = tappedTab && counterpartOf(tappedTab, frame, root);
  if (!link) return false;
  tappedTab.removeAttribute('data-held');
  link.click();
  return true;
}

function exchange(page: Window, frame: HTMLElement, root: HTMLElement, isItsPage: boolean): void {
  const { document, scrollY } = page;
  const focused = frame.contains(document.activeElement) ? document.activeElement : null;
  const taps = tapsIn(frame, document.documentElement.dataset.mode);
  // images of the frame are decoded: decode those of the page synchronously, too, so that they do not disappear for a moment
  for (const image of root.querySelectorAll('img')) image.decoding = 'sync';
  frame.remove();
  for (const other of document.querySelectorAll('template.frame, #stuck[data-slow]')) other.remove();
  if (scrollY > 0) page.scrollTo(0, isItsPage ? scrollY : 0);
  if (!isItsPage) return;
  endEntrances(root, frame);
  if (focused) counterpartOf(focused, frame, root)?.focus({ preventScroll: true });
  // in separate tasks: changed inputs are rendered first
  for (const tap of taps) setTimeout(() => counterpartOf(tap, frame, root)?.click());
}

/**
 * Changed inputs, then the last press. A button is included only if the page has the frame's mode: otherwise it would share
 * something that the user has not seen.
 */
function tapsIn(frame: HTMLElement, mode: string | undefined): readonly Element[] {
  const pressed = mode === frame.dataset.mode ? 'a[data-held], button[data-held]' : 'a[data-held]';
  return [CHOSEN, pressed].flatMap((taps) => [...frame.querySelectorAll(taps)]);
}
