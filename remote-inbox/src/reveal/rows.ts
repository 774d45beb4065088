import type { SenderDetails } from '@billet/shared-domain/contract';

export type DetailName = 'sent' | 'place' | 'network' | 'device' | 'browser' | 'system';
export interface DetailRow {
  readonly name: DetailName;
  readonly value: string;
}

/**
 * Rows of the sender's details. A fact that is null has no row. `sent` is the formatted time of sending in the language `locale`.
 */
export function rowsOf({ locationInfo, deviceInfo }: SenderDetails, sent: string, locale: string): DetailRow[] {
  const place = placeOf(locationInfo, locale);
  const rows: readonly (readonly [DetailName, string | null])[] = [
    ['sent', sent],
    ['place', place],
    ['network', locationInfo.isp],
    ['device', deviceInfo.model],
    ['browser', deviceInfo.browser],
    ['system', deviceInfo.os],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** Formats flag, city (if known) and country in the reader's language. */
function placeOf({ countryEmoji, city }: SenderDetails['locationInfo'], locale: string): string {
  const country = countryEmoji && new Intl.DisplayNames(locale, { type: 'region' }).of(regionOf(countryEmoji));
  return [countryEmoji, [city, country].filter(Boolean).join(', ')].filter(Boolean).join(' ');
}

/** Region code of a flag emoji, which consists of regional indicator symbols: 🇬🇪 is GE. */
function regionOf(flag: string): string {
  return Array.from(flag, (symbol) => String.fromCharCode((symbol.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('');
}
