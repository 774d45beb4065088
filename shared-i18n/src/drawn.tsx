import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { makeLanguage } from './language.ts';
import type { Locale } from './locales.ts';
import { LanguageProvider } from './react.tsx';

export interface Drawn {
  readonly html: string;
  /** The faults of the texts, one sentence each. */
  readonly faults: readonly string[];
}

/**
 * Renders a view as HTML in a language, from the text of its catalogue: for frames that a page contains before any code is loaded.
 * @public The build preset refers to it.
 */
export function drawn(view: ReactNode, locale: Locale, catalogue: string): Drawn {
  const faults: string[] = [];
  const language = makeLanguage(locale, catalogue, ({ reason }) => void faults.push(`${locale}: ${reason}`));
  const html = renderToStaticMarkup(<LanguageProvider language={language}>{view}</LanguageProvider>);
  return { html, faults };
}
