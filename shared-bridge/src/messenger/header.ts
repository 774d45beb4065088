import { setMiniAppHeaderColor } from '@telegram-apps/sdk';
import { toHex } from './colour.ts';
import { attempt } from './outcome.ts';

export function telegramHeaderColor(colour: string): void {
  const hex = toHex(colour);
  if (hex) attempt(() => setMiniAppHeaderColor(hex));
}

/** The browser's own bar follows the theme colour of the page. */
export function webHeaderColor(colour: string): void {
  const hex = toHex(colour);
  if (hex) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', hex);
}
