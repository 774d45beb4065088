import { toHex } from './colour.ts';
import { attempt } from './outcome.ts';
import { postRequiringVersion } from './wire.ts';

export function telegramHeaderColor(colour: string): void {
  const color = toHex(colour);
  if (color) attempt(() => postRequiringVersion('6.9', 'web_app_set_header_color', { color }));
}

/** Sets the theme colour of the page, which colours the bar of the browser. */
export function webHeaderColor(colour: string): void {
  const hex = toHex(colour);
  if (hex) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', hex);
}
