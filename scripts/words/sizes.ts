import { downloadSizes } from '../../release/src/texts.ts';

/** What a person downloads in their language before anything is shown; the bot's part and the page's own words aren't in it. */
const PARTS = ['shell', 'errors', 'page', 'share', 'inbox', 'send'];
/** Bytes. */
const LIMIT = 12_000;

/** The languages whose catalogue is larger than it may be; one line each. */
export function checkSizes(parts: readonly string[] = PARTS, limit = LIMIT): string[] {
  return Object.entries(downloadSizes(parts))
    .filter(([, size]) => size > limit)
    .map(([locale, size]) => `the catalogue of ${locale} has ${size} B compressed, ${limit} are allowed`);
}
