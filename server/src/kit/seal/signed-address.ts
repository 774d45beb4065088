import { isSame, keyedHash } from './keyed-hash.ts';

/** What an address is for: one that was signed for something else is worth nothing here. */
export type Purpose = 'export' | 'share-image';

const sign = (sealKey: string, purpose: Purpose, payload: string) => keyedHash(sealKey, `billet:${purpose}:${payload}`);

/** `payload` (no dots in it) with our signature: the last part of an address that only we can make. */
export function signAddress(sealKey: string, purpose: Purpose, payload: string): string {
  return `${payload}.${sign(sealKey, purpose, payload).toString('base64url')}`;
}

/** The payload of an address; null when it isn't ours. */
export function readSigned(sealKey: string, purpose: Purpose, address: string): string | null {
  const [payload = '', signature = ''] = address.split('.');
  return isSame(Buffer.from(signature, 'base64url'), sign(sealKey, purpose, payload)) ? payload : null;
}
