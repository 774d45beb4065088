import type { Locator } from 'playwright/test';

/** A text as the eye meets it: its letters from left to right, wherever they stand in memory. What takes no room isn't seen. */
export function seenFromLeft(text: Locator): Promise<string> {
  return text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const letters: { readonly letter: string; readonly x: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      Array.from(node.textContent ?? '').forEach((letter, index) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { left, width } = range.getBoundingClientRect();
        if (width > 0) letters.push({ letter, x: left });
      });
    }
    return letters
      .toSorted((one, other) => one.x - other.x)
      .map(({ letter }) => letter)
      .join('');
  });
}
