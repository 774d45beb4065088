/** Writes a value into the page's empty `<script type="application/json">` with that id. Throws if the page has none. */
export function fillJson(page: string, id: string, value: unknown): string {
  const place = new RegExp(`(<script[^>]*\\sid="?${id}"?[^>]*>)[^<]*(</script>)`);
  if (!place.test(page)) throw new Error(`The page has no place for "${id}"`);
  return page.replace(place, (_, open: string, close: string) => open + JSON.stringify(value).replaceAll('<', '\\u003c') + close);
}
