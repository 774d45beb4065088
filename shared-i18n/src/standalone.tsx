import type { ReactNode } from 'react';
import { applyLanguage } from './apply.ts';
import { followLanguages } from './follow.ts';
import { loadFonts } from './fonts.ts';
import type { LogLine } from './language.ts';
import { loadLanguage } from './load.ts';
import { pickLanguage, withCurrentCodes } from './locales.ts';
import { LanguageProvider } from './react.tsx';

const log = ({ level, ...line }: LogLine) => console[level](JSON.stringify(line));

/** Wraps pages without a host in a language as the host would: with catalogue, font and direction. */
export async function inLanguage(pages: ReactNode, { languageCode }: { readonly languageCode: string }): Promise<ReactNode> {
  const wished = pickLanguage(withCurrentCodes({ launchCode: languageCode, browserCodes: navigator.languages }));
  const [language] = await Promise.all([loadLanguage(wished, { log }), loadFonts(wished)]);
  applyLanguage(language.locale, document.documentElement);
  return <LanguageProvider language={language}>{pages}</LanguageProvider>;
}

export interface LanguageOptions {
  /** The language code of the messenger. */
  readonly languageCode: string;
  /** The language that the user chose in the settings; null follows the messenger. */
  readonly chosen: () => string | null;
  /** Calls the listener on each change of the choice. */
  readonly onChoice: (listener: () => void) => void;
}

/** Renders pages without a host in the language of the user, and again after each change, as the host would. */
export async function drawInLanguage(pages: ReactNode, options: LanguageOptions, draw: (pages: ReactNode) => void): Promise<void> {
  const { languageCode, chosen, onChoice } = options;
  const wished = () => pickLanguage(withCurrentCodes({ chosen: chosen(), launchCode: languageCode, browserCodes: navigator.languages }));
  const { start, change } = followLanguages({
    log,
    show: (language) => draw(<LanguageProvider language={language}>{pages}</LanguageProvider>),
  });
  onChoice(() => void change(wished()));
  await start(wished());
}
