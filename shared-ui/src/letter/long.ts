/** Texts longer than this are set smaller. */
const LONG_TEXT_LENGTH = 60;

export const isLong = (words: string): boolean => words.length > LONG_TEXT_LENGTH;
