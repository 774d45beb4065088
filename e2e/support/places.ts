import type { Locator } from 'playwright/test';

/** The position of an element on screen, in CSS pixels. */
export async function placeOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${element} is not on screen`);
  return { ...box, middle: box.x + box.width / 2, end: box.x + box.width };
}

export const isLeftOf = async (one: Locator, other: Locator): Promise<boolean> =>
  (await placeOf(one)).middle < (await placeOf(other)).middle;

export const isMirrored = (icon: Locator): Promise<boolean> => icon.evaluate((element) => getComputedStyle(element).scale === '-1 1');

/**
 * The letters of a text from left to right as they are rendered, independent of their order in memory. Characters without width are
 * omitted.
 */
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
