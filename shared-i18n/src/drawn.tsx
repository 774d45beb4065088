import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { makeLanguage } from './language.ts';
import type { Locale } from './locales.ts';
import { LanguageProvider } from './react.tsx';

export interface Drawn {
  readonly html: string;
  /** What the texts lack; a sentence each. */
  readonly faults: readonly string[];
}

/**
 * A view as HTML in a language, by the text of its catalogue: for frames that stand in a page before any code does.
 * @public The preset of builds names it.
 */
export function drawn(view: ReactNode, locale: Locale, catalogue: string): Drawn {
  const faults: string[] = [];
  const language = makeLanguage(locale, catalogue, ({ reason }) => void faults.push(`${locale}: ${reason}`));
  const html = renderToStaticMarkup(<LanguageProvider language={language}>{view}</LanguageProvider>);
  return { html, faults };
}
