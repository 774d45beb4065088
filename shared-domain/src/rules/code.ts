/** Lower case and digits without 0, 1, i, l and o, which people mix up. */
export const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const CODE_LENGTH = 10;
export const CODE_PATTERN = /^[2-9a-hjkmnp-z]{10}$/;

/** A new share code. `randomByte` gives 0 to 255; bytes that would favour a letter are thrown away. */
export function makeCode(randomByte: () => number): string {
  const fair = 256 - (256 % CODE_ALPHABET.length);
  let code = '';
  while (code.length < CODE_LENGTH) {
    const byte = randomByte();
    if (byte < fair) code += CODE_ALPHABET[byte % CODE_ALPHABET.length];
  }
  return code;
}

export function isCode(text: string | null | undefined): text is string {
  return typeof text === 'string' && CODE_PATTERN.test(text);
}

/** First two and last two characters; the middle always six bullets, whatever the length. */
export function maskCode(code: string): string {
  return `${code.slice(0, 2)}${'•'.repeat(6)}${code.slice(-2)}`;
}
