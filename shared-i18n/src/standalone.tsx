import type { ReactNode } from 'react';
import { applyLanguage } from './apply.ts';
import { followLanguages } from './follow.ts';
import { loadFonts } from './fonts.ts';
import type { LogLine } from './language.ts';
import { loadLanguage } from './load.ts';
import { pickLanguage } from './locales.ts';
import { LanguageProvider } from './react.tsx';

const log = ({ level, ...line }: LogLine) => console[level](JSON.stringify(line));

/** Puts a language around pages that stand without a host, as the host would: catalogue, font and direction included. */
export async function inLanguage(pages: ReactNode, { languageCode }: { readonly languageCode: string }): Promise<ReactNode> {
  const wished = pickLanguage({ launchCode: languageCode, browserCodes: navigator.languages });
  const [language] = await Promise.all([loadLanguage(wished, { log }), loadFonts(wished)]);
  applyLanguage(language.locale, document.documentElement);
  return <LanguageProvider language={language}>{pages}</LanguageProvider>;
}

export interface Wishes {
  /** The language code of the person's messenger. */
  readonly languageCode: string;
  /** What the person chose in the settings; null: as in the messenger. */
  readonly chosen: () => string | null;
  /** Tells of another choice. */
  readonly onChoice: (listener: () => void) => void;
}

/** Draws pages that stand without a host in the person's language, and again in each that they choose, as the host would. */
export async function drawInLanguage(pages: ReactNode, wishes: Wishes, draw: (pages: ReactNode) => void): Promise<void> {
  const { languageCode, chosen, onChoice } = wishes;
  const wished = () => pickLanguage({ chosen: chosen(), launchCode: languageCode, browserCodes: navigator.languages });
  const { start, change } = followLanguages({
    log,
    show: (language) => draw(<LanguageProvider language={language}>{pages}</LanguageProvider>),
  });
  onChoice(() => void change(wished()));
  await start(wished());
}
