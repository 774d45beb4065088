import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { type Language, makeLanguage } from '../language.ts';
import type { Locale } from '../locales.ts';
import { LanguageProvider } from '../react.tsx';

const catalogues = path.resolve(import.meta.dirname, '../../locales');
/** The parts of the catalogue that the host provides for every page. */
const everywhere = ['errors', 'shell'];

/**
 * A language as in production: the part of the remote and the parts of the host; all parts if none is given. `onFault` receives every
 * missing or faulty text; by default such a text throws.
 */
export function testLanguage(locale: Locale, part?: string, onFault: (fault: string) => void = refuse): Language {
  const folder = path.join(catalogues, locale);
  const parts = part === undefined ? readdirSync(folder).map((file) => path.parse(file).name) : new Set([part, ...everywhere]);
  const texts = Array.from(parts, (each) => readFileSync(path.join(folder, `${each}.ftl`), 'utf8'));
  return makeLanguage(locale, texts.join('\n'), ({ reason }) => onFault(`${locale}: ${reason}`));
}

function refuse(fault: string): never {
  throw new Error(fault);
}

function wrapperIn(locale: Locale) {
  const language = testLanguage(locale);
  return ({ children }: { readonly children: ReactNode }) => <LanguageProvider language={language}>{children}</LanguageProvider>;
}

/** Wraps a rendered view in all texts of a language: `render(view, { wrapper: InEnglish })`. */
export const InEnglish = wrapperIn('en');
export const InRussian = wrapperIn('ru');
