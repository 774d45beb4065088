import type { Locale } from './locales.ts';

/** The native names of all languages, sorted by name. */
export const languageNames = {
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fil: 'Filipino',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português (Brasil)',
  vi: 'Tiếng Việt',
  tr: 'Türkçe',
  ru: 'Русский',
  uk: 'Українська',
  he: 'עברית',
  ar: 'العربية',
  fa: 'فارسی',
  hi: 'हिन्दी',
} as const satisfies Readonly<Record<Locale, string>>;
