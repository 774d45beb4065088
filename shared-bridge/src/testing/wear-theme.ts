import { dress } from '../environment/palette.ts';

/** In a gallery: `?theme={"bg_color":"#…"}` is worn as the messenger's theme, `&dark` or not. */
export function wearTheme(query: URLSearchParams): void {
  dress(document.documentElement, JSON.parse(query.get('theme') ?? '{}'), query.has('dark'));
}
