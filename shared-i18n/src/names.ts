import type { Locale } from './locales.ts';

/** Every language under its own name, as people look for it; in the order of the names. */
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
