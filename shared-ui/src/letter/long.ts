/** Texts longer than this are set smaller. */
const LONG = 60;

export const isLong = (words: string): boolean => words.length > LONG;
