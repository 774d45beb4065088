/** Names of classes and animations in files of frames; see the preset's class-names.ts. */
const NAME = /_[\w-]{6}(?![\w-])/g;
const CLASSES = /\sclass="[^"]*"/g;

export interface Named {
  readonly css: string;
  readonly html: string;
}

/** Replaces these names with the shortest ones possible: hashed names do not compress, and the names are used in this page only. */
export function shortenNames({ css, html }: Named): Named {
  const names = new Map<string, string>();
  const short = (text: string) =>
    text.replaceAll(NAME, (name) => {
      const known = names.get(name) ?? `_${names.size.toString(36)}`;
      names.set(name, known);
      return known;
    });
  return { css: short(css), html: html.replaceAll(CLASSES, short) };
}
