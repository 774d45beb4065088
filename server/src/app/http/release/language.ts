/** A header longer than any browser's is not read to its end. */
const MOST = 500;

/** The first of a browser's languages, best first, that is among these; null where none is. `pt-BR` is `pt`. */
export function preferredLanguage(header: string | undefined, locales: ReadonlySet<string>): string | null {
  const wishes = (header ?? '')
    .slice(0, MOST)
    .toLowerCase()
    .split(',')
    .map((each) => {
      const [code = '', ...parameters] = each.split(';').map((part) => part.trim());
      const [, weight = '1'] = parameters.map((part) => /^q=([\d.]+)$/.exec(part)).find((found) => found) ?? [];
      return { language: code.split('-')[0] ?? '', weight: Number(weight) || 0 };
    });
  const liked = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return liked.find(({ language }) => locales.has(language))?.language ?? null;
}
