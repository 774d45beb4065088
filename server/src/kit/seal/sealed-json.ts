import { decrypt, encrypt, type Key } from './encrypt.ts';

/** Bytes to whose multiples what is sealed is filled up: its length then tells next to nothing. */
const BLOCK = 1024;

/** JSON text, encrypted under a key of `keyFor`; twice the same gives other bytes. `block`: bytes, where less is enough. */
export function sealText(key: Key, json: string, block = BLOCK): Buffer {
  const length = Buffer.byteLength(json);
  // blanks behind it are part of no JSON value
  return encrypt(key, json + ' '.repeat(Math.ceil(length / block) * block - length));
}

/** The text as it was sealed. Throws when that was not with this key. */
export function openText(key: Key, sealed: Uint8Array): string {
  return decrypt(key, sealed).trimEnd();
}

/** A value as JSON, sealed like text. */
export function sealJson(key: Key, value: unknown, block = BLOCK): Buffer {
  return sealText(key, JSON.stringify(value), block);
}

/** What was sealed, to be checked by whoever asks. Throws when it was not sealed with this key. */
export function openJson(key: Key, sealed: Uint8Array): unknown {
  return JSON.parse(openText(key, sealed));
}
