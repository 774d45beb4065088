import type { ReactNode } from 'react';
import { applyLanguage } from './apply.ts';
import { loadFonts } from './fonts.ts';
import type { LogLine } from './language.ts';
import { loadLanguage } from './load.ts';
import { pickLanguage } from './locales.ts';
import { LanguageProvider } from './react.tsx';

/** Puts a language around pages that stand without a host, as the host would: catalogue, font and direction included. */
export async function inLanguage(pages: ReactNode, { languageCode }: { readonly languageCode: string }): Promise<ReactNode> {
  const log = ({ level, ...line }: LogLine) => console[level](JSON.stringify(line));
  const wished = pickLanguage({ launchCode: languageCode, browserCodes: navigator.languages });
  const [language] = await Promise.all([loadLanguage(wished, { log }), loadFonts(wished)]);
  applyLanguage(language.locale, document.documentElement);
  return <LanguageProvider language={language}>{pages}</LanguageProvider>;
}
