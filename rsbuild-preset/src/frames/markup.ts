/** Splits HTML written by React into tags and texts: attributes have double quotes, and `<` and `>` are escaped in texts. */
export const partsOf = (html: string): string[] => html.match(/<[^>]*>|[^<]+/g) ?? [];

export const isOpening = (part: string): boolean => /^<[a-z]/i.test(part);
export const isClosing = (part: string): boolean => part.startsWith('</');
export const isEmpty = (part: string): boolean => part.endsWith('/>');
export const isText = (part: string): boolean => !part.startsWith('<');

/** The raw value of a tag's attribute; null if the tag does not have it. */
export const attributeOf = (tag: string, name: string): string | null => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

/** Adds an attribute to a tag. */
export const withAttribute = (tag: string, name: string, value: string): string =>
  tag.replace(/\s*\/?>$/, (end) => ` ${name}="${value}"${end}`);

export const withoutAttribute = (tag: string, name: string): string => tag.replace(new RegExp(`\\s${name}="[^"]*"`), '');

/** Attributes without an effect in a frame, which has no form. */
const NEEDLESS = / (?:type="button"|draggable="false")/g;

/**
 * The same HTML without what a browser does not need: some attributes, empty values of attributes, end tags of shapes, and slashes of other
 * empty tags. React escapes quotes in texts, so that no text looks like an attribute.
 */
export const shortest = (html: string): string =>
  html
    .replaceAll(NEEDLESS, '')
    .replaceAll('=""', '')
    .replaceAll(/(?<=<(?:br|hr|img|input)\b[^>]*)\/>/g, '>')
    .replaceAll(/><\/(?:circle|ellipse|line|path|rect)>/g, '/>');

/** For each part, the indices of the tags that contain it, innermost last. */
export function ancestorsOf(parts: readonly string[]): readonly (readonly number[])[] {
  let open: readonly number[] = [];
  return parts.map((part, place) => {
    if (isClosing(part)) open = open.slice(0, -1);
    const ancestors = open;
    if (isOpening(part) && !isEmpty(part)) open = [...open, place];
    return ancestors;
  });
}
