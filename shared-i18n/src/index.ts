export { Localized } from '@fluent/react';
export { applyLanguage } from './apply.ts';
export { displayStack, fontFilesOf, loadFonts } from './fonts.ts';
export { type Language, type LogLine, makeLanguage } from './language.ts';
export { type LoadOptions, loadLanguage } from './load.ts';
export { type Direction, defaultLocale, directionOf, type LanguageWishes, type Locale, locales, pickLanguage } from './locales.ts';
export { LanguageProvider, type LanguageProviderProps, type Text, type TextArgs, useLanguage, useText } from './react.tsx';
