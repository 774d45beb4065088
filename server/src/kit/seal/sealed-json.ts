import { decrypt, encrypt, type Key } from './encrypt.ts';

/** Sealed data is padded to multiples of this many bytes, so that its length reveals next to nothing. */
const BLOCK = 1024;

/** Encrypts JSON text with a key of `keyFor`. Equal texts give different bytes. `block`: padding in bytes, if less is enough. */
export function sealText(key: Key, json: string, block = BLOCK): Buffer {
  const length = Buffer.byteLength(json);
  // trailing blanks are not part of a JSON value
  return encrypt(key, json + ' '.repeat(Math.ceil(length / block) * block - length));
}

/** The original text. Throws if it was not sealed with this key. */
export function openText(key: Key, sealed: Uint8Array): string {
  return decrypt(key, sealed).trimEnd();
}

/** A value as JSON, sealed like text. */
export function sealJson(key: Key, value: unknown, block = BLOCK): Buffer {
  return sealText(key, JSON.stringify(value), block);
}

/** The sealed value, unchecked. Throws if it was not sealed with this key. */
export function openJson(key: Key, sealed: Uint8Array): unknown {
  return JSON.parse(openText(key, sealed));
}
