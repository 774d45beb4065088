const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** Where letters of right-to-left scripts stand, and the mark that acts as one. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

type Arguments = Readonly<Record<string, string | number | Date>>;

/**
 * I18-05: keeps what runs from right to left whole inside a sentence that doesn't, so that neither reorders the other. Sentences that
 * run from right to left isolate whatever is put into them.
 */
export function isolateAll(args: Arguments): Arguments {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isRightToLeft(value) ? whole(value) : value]));
}

const isRightToLeft = (value: Arguments[string]): value is string => typeof value === 'string' && rightToLeft.test(value);
const whole = (words: string) => `${FIRST_STRONG_ISOLATE}${words}${POP_ISOLATE}`;
