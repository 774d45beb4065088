/**
 * The base direction of what somebody wrote, as a value of `dir`: that of its first strong letter, which the browser finds; the page's
 * while there is no letter.
 */
export const writtenDirection = (words: string): 'auto' | undefined => (/\p{L}/u.test(words) ? 'auto' : undefined);
