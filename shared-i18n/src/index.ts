export type { Language, LogLine } from './language.ts';
export { type Direction, type LanguageWishes, type Locale, pickLanguage } from './locales.ts';
export { LanguageProvider, type LanguageProviderProps, type Text, type TextArgs, useLanguage, useText } from './react.tsx';
