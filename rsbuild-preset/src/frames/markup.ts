/** HTML as React writes it: attributes in double quotes, with `<` and `>` escaped wherever they are text. */
export const partsOf = (html: string): string[] => html.match(/<[^>]*>|[^<]+/g) ?? [];

export const isOpening = (part: string): boolean => /^<[a-z]/i.test(part);
export const isClosing = (part: string): boolean => part.startsWith('</');
export const isEmpty = (part: string): boolean => part.endsWith('/>');
export const isText = (part: string): boolean => !part.startsWith('<');

/** The value of a tag's attribute, as it is written; null where it has none. */
export const attributeOf = (tag: string, name: string): string | null => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

/** A tag with one more attribute. */
export const withAttribute = (tag: string, name: string, value: string): string =>
  tag.replace(/\s*\/?>$/, (end) => ` ${name}="${value}"${end}`);

export const withoutAttribute = (tag: string, name: string): string => tag.replace(new RegExp(`\\s${name}="[^"]*"`), '');

/** Of each part the places of the tags that it stands in, the innermost last. */
export function waysTo(parts: readonly string[]): readonly (readonly number[])[] {
  let open: readonly number[] = [];
  return parts.map((part, place) => {
    if (isClosing(part)) open = open.slice(0, -1);
    const way = open;
    if (isOpening(part) && !isEmpty(part)) open = [...open, place];
    return way;
  });
}
