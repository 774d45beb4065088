import { defineHost } from '@billet/release/preset';
import { CONTRACT_VERSION } from '@billet/shared-bridge/contract';
import { fontFilesOf } from '@billet/shared-i18n/fonts';
import { defaultLocale, locales } from '@billet/shared-i18n/locales';
import type { BootTable } from './src/boot/boot.ts';
import { homePath, routes } from './src/routes.ts';

const usual = fontFilesOf(defaultLocale);
const table: BootTable = {
  routes: routes.map(({ path, remote, name }) => ({ path, remote, name })),
  home: homePath,
  locales,
  fonts: {
    '': usual,
    ...Object.fromEntries(locales.map((locale) => [locale, fontFilesOf(locale)]).filter(([, files]) => String(files) !== String(usual))),
  },
};

export default defineHost({ port: 3000, provides: CONTRACT_VERSION, locales, boot: { script: './src/boot/boot.ts', table } });
