import { defineHost, plainTexts } from '@billet/rsbuild-preset';
import { CONTRACT_VERSION, tabIcons } from '@billet/shared-bridge/contract';
import { fontFilesOf } from '@billet/shared-i18n/fonts';
import { defaultLocale, type Locale, locales } from '@billet/shared-i18n/locales';
import type { BootTable } from './src/boot/boot.ts';
import type { StuckWords } from './src/boot/stuck.ts';

const usual = fontFilesOf(defaultLocale);
const words = {} as Record<Locale, StuckWords>;
for (const locale of locales) {
  const [slow, lost, reload] = plainTexts('page', locale, ['page-slow', 'page-lost', 'page-reload']);
  words[locale] = [slow, lost, ...plainTexts('shell', locale, ['shell-crash-title']), reload];
}
const table: BootTable = {
  fonts: {
    '': usual,
    ...Object.fromEntries(locales.map((locale) => [locale, fontFilesOf(locale)]).filter(([, files]) => String(files) !== String(usual))),
  },
};

export default defineHost({
  provides: CONTRACT_VERSION,
  icons: tabIcons,
  locales,
  boot: { script: './src/boot/inline.ts', table, data: { words } },
});
