import { openAddress, sealAddress } from '../../kit/seal/sealed-address.ts';

/** How long the file's address holds, in seconds. */
const LIFE = 600;

/** The address of a person's file, for ten minutes from `now`. */
export function exportAddress(personId: string, key: string, now: Date): string {
  return sealAddress(key, 'export', `${personId}_${Math.floor(now.getTime() / 1000) + LIFE}`);
}

/** Whose file an address names; null when it isn't ours, or is over. */
export function readExportAddress(address: string, key: string, now: Date): string | null {
  const [personId = '', until = ''] = openAddress(key, 'export', address)?.split('_') ?? [];
  return Number(until) * 1000 > now.getTime() ? personId : null;
}
