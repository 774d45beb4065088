import { defineHost, plainTexts } from '@billet/rsbuild-preset';
import { tabIcons } from '@billet/shared-bridge/contract';
import { fontFilesOf } from '@billet/shared-i18n/fonts';
import { type Locale, locales } from '@billet/shared-i18n/locales';
import type { LanguageData } from './src/inline-script/boot.ts';

const languages = {} as Record<Locale, LanguageData>;
for (const locale of locales) {
  const [slow, lost, reload] = plainTexts('page', locale, ['page-slow', 'page-lost', 'page-reload']);
  const words = [slow, lost, ...plainTexts('shell', locale, ['shell-crash-title']), reload] as const;
  languages[locale] = { words, fonts: fontFilesOf(locale) };
}

// The host has no federation plugin: `createInstance` in src/remotes/federation.ts takes its shared libraries as values.
export default defineHost({
  icons: tabIcons,
  locales,
  boot: { script: './src/inline-script/inline.ts', style: './src/inline-script/inline.css', data: { languages } },
});
