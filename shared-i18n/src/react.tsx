import { LocalizationProvider, useLocalization } from '@fluent/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect } from 'react';
import { isFallbackText, isolated, markFallbackTexts } from './fallback-text.ts';
import { isolateAll } from './isolate.ts';
import type { Language } from './language.ts';
import type { Direction, Locale } from './locales.ts';

const LanguageContext = createContext<Language | null>(null);

export interface LanguageProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Provides a language to its children. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  useEffect(() => (language.hasStandIns ? markFallbackTexts(document.body) : undefined), [language]);
  return (
    <LanguageContext.Provider value={language}>
      <LocalizationProvider l10n={language.messages}>{children}</LocalizationProvider>
    </LanguageContext.Provider>
  );
}

export function useLanguage(): { readonly locale: Locale; readonly direction: Direction } {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('no LanguageProvider');
  return language;
}

export type TextArgs = Readonly<Record<string, string | number | Date>>;
/** Formats a message by its id and arguments. */
export type Text = (id: string, args?: TextArgs) => string;

/** Replaces a message that no catalogue has, so that no id is shown. */
const NOTHING = '\u00a0';

export function useText(): Text {
  const { l10n } = useLocalization();
  const { direction } = useLanguage();
  return useCallback(
    (id, args) => {
      const words = l10n.getString(id, args && direction === 'ltr' ? isolateAll(args) : args, NOTHING);
      return isFallbackText(l10n, id) ? isolated(words) : words;
    },
    [l10n, direction],
  );
}
