import { applyTheme } from '../environment/palette.ts';

/** In a gallery: applies `?theme={"bg_color":"#…"}` as the theme of the messenger, with or without `&dark`. */
export function applyQueryTheme(query: URLSearchParams): void {
  applyTheme(document.documentElement, JSON.parse(query.get('theme') ?? '{}'), query.has('dark'));
}
