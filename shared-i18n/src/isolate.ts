const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** The ranges of right-to-left scripts, and the right-to-left mark. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

type Arguments = Readonly<Record<string, string | number | Date>>;

/**
 * I18-05: isolates right-to-left values in a left-to-right sentence, so that neither reorders the other. Right-to-left sentences isolate
 * every value anyway.
 */
export function isolateAll(args: Arguments): Arguments {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, isRightToLeft(value) ? whole(value) : value]));
}

const isRightToLeft = (value: Arguments[string]): value is string => typeof value === 'string' && rightToLeft.test(value);
const whole = (words: string) => `${FIRST_STRONG_ISOLATE}${words}${POP_ISOLATE}`;
