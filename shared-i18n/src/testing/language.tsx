import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { type Language, makeLanguage } from '../language.ts';
import type { Locale } from '../locales.ts';
import { LanguageProvider } from '../react.tsx';

const catalogues = path.resolve(import.meta.dirname, '../../locales');
/** A remote outside of the project has its texts beside its sources. */
const own = path.resolve('locales');
/** The parts of the catalogue that the host provides for every page. */
const everywhere = ['errors', 'shell'];

/**
 * A language as in production: the part of the remote and the parts of the host; all parts if none is given. A text that the language does
 * not have yet is the English one. `onFault` receives every missing or faulty text; by default such a text throws.
 */
export function testLanguage(locale: Locale, part?: string, onFault: (fault: string) => void = refuse): Language {
  const parts = part === undefined ? allParts() : [...new Set([part, ...everywhere])];
  const texts = ['en', locale].flatMap((each) => parts.map((name) => textOf(each, name)));
  return makeLanguage(locale, texts.join('\n'), ({ reason }) => onFault(`${locale}: ${reason}`));
}

const allParts = () =>
  [catalogues, own].flatMap((folder) => {
    const english = path.join(folder, 'en');
    return existsSync(english) ? readdirSync(english).map((file) => path.parse(file).name) : [];
  });

/** '' if the language has no such file yet. */
function textOf(locale: string, part: string): string {
  const file = [own, catalogues].map((folder) => path.join(folder, locale, `${part}.ftl`)).find((each) => existsSync(each));
  return file === undefined ? '' : readFileSync(file, 'utf8');
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
