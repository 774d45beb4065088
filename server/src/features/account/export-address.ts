import { openAddress, sealAddress } from '../../kit/seal/sealed-address.ts';

/** Seconds for which the address is valid. */
const LIFETIME_S = 600;

/** The address of a person's export, valid for ten minutes from `now`. */
export function exportAddress(personId: string, key: string, now: Date): string {
  return sealAddress(key, 'export', `${personId}_${Math.floor(now.getTime() / 1000) + LIFETIME_S}`);
}

/** The person whose export an address names; null when the address is invalid or expired. */
export function readExportAddress(address: string, key: string, now: Date): string | null {
  const [personId = '', until = ''] = openAddress(key, 'export', address)?.split('_') ?? [];
  return Number(until) * 1000 > now.getTime() ? personId : null;
}
