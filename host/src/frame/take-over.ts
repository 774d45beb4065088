import { counterpartOf } from './counterpart.ts';
import { movementsOf } from './movement.ts';
import { stageLine } from './stage-line.ts';

/** The first frame, while it stands in the page's place; the app is drawn behind it, where nobody sees or hears it. */
export const standingFrame = (document: Document): HTMLElement | null => document.getElementById('frame');

/** Something that the app shows over everything: there is nothing to wait for any more. */
const isCovered = (document: Document) => document.querySelector('body > dialog[open]') !== null;

const waitingIn = (root: Element) => root.querySelector('main [data-awaited]');

const isDrawn = (root: Element) => root.querySelector('main > *, [role="alert"]') !== null && waitingIn(root) === null;

/** Whether the app's start is over, and its router stands. */
export const hasShell = (root: Element): boolean => root.querySelector('[data-vaul-drawer-wrapper]') !== null;

/** The address that the app is at, once it has one. */
const routeIn = (page: Window, root: Element) => (hasShell(root) ? page.location.hash.slice(1).split('?')[0] : null);

/** What a page that waits says of it. */
function stageIn(root: Element): string {
  const waiting = waitingIn(root);
  const status = waiting?.matches('[role="status"]') ? waiting : waiting?.querySelector('[role="status"]');
  return status?.getAttribute('aria-label') ?? status?.textContent ?? '';
}

/**
 * Lets the app take the place of the first frame: with the page's first drawing, before the browser paints it, at the same place of the
 * page, with the focus where it was. What was tapped until then is done, once (FST-02). What isn't the frame's page, or is no page,
 * takes its place at once. `onTaken` is told when the app stands; at once where there is no frame.
 */
export function takeOver(page: Window, root: HTMLElement, onTaken: () => void): void {
  const { document } = page;
  const frame = standingFrame(document);
  if (!frame) {
    onTaken();
    return;
  }
  const line = stageLine(frame);
  const end = (isItsPage: boolean) => {
    observer.disconnect();
    line.remove();
    exchange(page, frame, root, isItsPage);
    onTaken();
  };
  const look = () => {
    const route = routeIn(page, root);
    const isOther = route !== null && route !== frame.dataset.route;
    if (isOther || isDrawn(root) || isCovered(document)) end(route !== null && !isOther);
    else if (route === null || !goTo(frame, root)) line.say(stageIn(root));
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-awaited', 'aria-label', 'open'] });
  look();
}

/** What was chosen in a frame and isn't what it began with: it shows itself, so whoever pressed something after it saw it. */
const CHOSEN = 'input:checked:not([checked])';

/** A tab that was tapped leads away: what is drawn of this page needn't be waited for, unless something was chosen on it. */
function goTo(frame: HTMLElement, root: HTMLElement): boolean {
  const held = frame.querySelector(CHOSEN) ? null : frame.querySelector('nav [data-held]:not([aria-current])');
  const link = held && counterpartOf(held, frame, root);
  if (!link) return false;
  held.removeAttribute('data-held');
  link.click();
  return true;
}

function exchange(page: Window, frame: HTMLElement, root: HTMLElement, isItsPage: boolean): void {
  const { document, scrollY } = page;
  const focused = frame.contains(document.activeElement) ? document.activeElement : null;
  const taps = tapsIn(frame, document.documentElement.dataset.mode);
  const moveOn = movementsOf(frame);
  // what is in the frame is decoded: so is the same in the page, or it would be missing for a moment
  for (const image of root.querySelectorAll('img')) image.decoding = 'sync';
  frame.remove();
  for (const other of document.querySelectorAll('template.frame, #stuck[data-slow]')) other.remove();
  if (scrollY > 0) page.scrollTo(0, isItsPage ? scrollY : 0);
  if (!isItsPage) return;
  moveOn(root);
  if (focused) counterpartOf(focused, frame, root)?.focus({ preventScroll: true });
  // one after another: what was chosen is drawn first
  for (const tap of taps) setTimeout(() => counterpartOf(tap, frame, root)?.click());
}

/** All that was chosen, then what was pressed last: a button only where the page is in the frame's mode, for it would share what nobody saw. */
function tapsIn(frame: HTMLElement, mode: string | undefined): readonly Element[] {
  const pressed = mode === frame.dataset.mode ? 'a[data-held], button[data-held]' : 'a[data-held]';
  return [CHOSEN, pressed].flatMap((taps) => [...frame.querySelectorAll(taps)]);
}
