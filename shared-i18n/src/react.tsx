import { LocalizationProvider, useLocalization } from '@fluent/react';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { Language } from './language.ts';
import type { Direction, Locale } from './locales.ts';

const LanguageContext = createContext<Language | null>(null);

export interface LanguageProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Gives a language to all that is inside. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  return (
    <LanguageContext.Provider value={language}>
      <LocalizationProvider l10n={language.messages}>{children}</LocalizationProvider>
    </LanguageContext.Provider>
  );
}

export function useLanguage(): { readonly locale: Locale; readonly direction: Direction } {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageProvider around it');
  return language;
}

export type TextArgs = Readonly<Record<string, string | number | Date>>;
/** Puts a message's id, with its arguments, into words. */
export type Text = (id: string, args?: TextArgs) => string;

export function useText(): Text {
  const { l10n } = useLocalization();
  return useCallback((id, args) => l10n.getString(id, args ?? null), [l10n]);
}
