export type { Language, LogLine } from './language.ts';
export { type Direction, type LanguagePreferences as LanguageWishes, type Locale, pickLanguage } from './locales.ts';
export { LanguageProvider, type LanguageProviderProps, type Text, type TextArgs, useLanguage, useText } from './react.tsx';
