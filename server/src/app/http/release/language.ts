import { currentLanguageCode } from '../../../kit/messages/current-language-code.ts';

/** Maximum header length that is read, longer than any browser's. */
const MAX_HEADER_LENGTH = 500;

/** The most preferred language of a browser that is in `locales`; null when none is. `pt-BR` counts as `pt`. */
export function preferredLanguage(header: string | undefined, locales: ReadonlySet<string>): string | null {
  const preferences = (header ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .toLowerCase()
    .split(',')
    .map((each) => {
      const [code = '', ...parameters] = each.split(';').map((part) => part.trim());
      const [, weight = '1'] = parameters.map((part) => /^q=([\d.]+)$/.exec(part)).find((found) => found) ?? [];
      return { language: currentLanguageCode(code.split('-')[0] ?? ''), weight: Number(weight) || 0 };
    });
  const liked = preferences.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return liked.find(({ language }) => locales.has(language))?.language ?? null;
}
