/** Lower-case letters and digits without the confusable 0, 1, i, l and o. */
export const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
export const CODE_LENGTH = 10;
export const CODE_PATTERN = /^[2-9a-hjkmnp-z]{10}$/;

/** Creates a share code. `randomByte` returns 0 to 255; bytes that would favour a letter are skipped. */
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

/** Shows the first two and last two characters, with six bullets between them for any length. */
export function maskCode(code: string): string {
  return `${code.slice(0, 2)}${'•'.repeat(6)}${code.slice(-2)}`;
}
