import type { ReactLocalization } from '@fluent/react';

/** Isolates English fallback text in another language: left to right in a page, a name or a message. */
const OPEN = '\u2066';
const CLOSE = '\u2069';
const WHOLE = new RegExp(`^\\s*${OPEN}[^${OPEN}]*${CLOSE}\\s*$`);

/** Whether a message of another language is an English fallback. The release marks those with an attribute. */
export const isFallbackText = (messages: ReactLocalization, id: string): boolean =>
  messages.getBundle(id)?.getMessage(id)?.attributes.lang !== undefined;

export const isolated = (words: string): string => OPEN + words + CLOSE;

const isStandIn = (element: Element) => WHOLE.test(element.textContent ?? '');

/**
 * Sets language and direction on every element that contains only English fallback text, while it does. Returns the function that stops
 * this.
 */
export function markFallbackTexts(page: HTMLElement): () => void {
  const marked = new Set<Element>();
  const unmark = (element: Element) => {
    if (isStandIn(element)) return;
    marked.delete(element);
    element.removeAttribute('lang');
    element.removeAttribute('dir');
  };
  const mark = () => {
    marked.forEach(unmark);
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!element || !isStandIn(element)) continue;
      marked.add(element);
      element.lang = 'en';
      element.dir = 'ltr';
    }
  };
  const changes = new MutationObserver(mark);
  changes.observe(page, { subtree: true, childList: true, characterData: true });
  mark();
  return () => {
    changes.disconnect();
    // another language is shown now
    marked.forEach(unmark);
  };
}
