import { defineHost } from '@billet/release/preset';
import { CONTRACT_VERSION, tabIcons } from '@billet/shared-bridge/contract';
import { fontFilesOf } from '@billet/shared-i18n/fonts';
import { defaultLocale, locales } from '@billet/shared-i18n/locales';
import type { BootTable } from './src/boot/boot.ts';

const usual = fontFilesOf(defaultLocale);
const table: BootTable = {
  fonts: {
    '': usual,
    ...Object.fromEntries(locales.map((locale) => [locale, fontFilesOf(locale)]).filter(([, files]) => String(files) !== String(usual))),
  },
};

export default defineHost({
  port: 3000,
  provides: CONTRACT_VERSION,
  icons: tabIcons,
  locales,
  boot: { script: './src/boot/inline.ts', table },
});
