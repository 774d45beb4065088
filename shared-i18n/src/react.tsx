import { createContext, type ReactNode, useCallback, useContext, useEffect } from 'react';
import { isolateAll } from './isolate.ts';
import type { Language } from './language.ts';
import type { Direction, Locale } from './locales.ts';
import { markStandIns } from './stand-in.ts';

const LanguageContext = createContext<Language | null>(null);

export interface LanguageProviderProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Gives a language to all that is inside. */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  useEffect(() => (language.hasStandIns ? markStandIns(document.body) : undefined), [language]);
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}

function useOwnLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('no LanguageProvider');
  return language;
}

export const useLanguage: () => { readonly locale: Locale; readonly direction: Direction } = useOwnLanguage;

export type TextArgs = Readonly<Record<string, string | number | Date>>;
/** Puts a message's id, with its arguments, into words. */
export type Text = (id: string, args?: TextArgs) => string;

export function useText(): Text {
  const { messages, direction } = useOwnLanguage();
  return useCallback((id, args) => messages.getString(id, args && direction === 'ltr' ? isolateAll(args) : args), [messages, direction]);
}
