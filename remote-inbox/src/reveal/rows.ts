import type { SenderDetails } from '@billet/shared-domain/contract';

export type DetailName = 'sent' | 'code' | 'place' | 'network' | 'device' | 'browser' | 'system';
export interface DetailRow {
  readonly name: DetailName;
  readonly value: string;
}

/** The rows of the sender's details; what isn't known has none. `sent` is the moment in the person's language. */
export function rowsOf({ maskedCode, locationInfo, deviceInfo }: SenderDetails, sent: string): DetailRow[] {
  const place = [locationInfo.countryEmoji, locationInfo.city].filter(Boolean).join(' ');
  const rows: readonly (readonly [DetailName, string | null])[] = [
    ['sent', sent],
    ['code', maskedCode],
    ['place', place],
    ['network', locationInfo.isp],
    ['device', deviceInfo.model],
    ['browser', deviceInfo.browser],
    ['system', deviceInfo.os],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
