/** A pair of surrogates is one character under the `u` flag, so only half a character matches. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** PostgreSQL can store neither a NUL nor half a character; refused here they never become an error there. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text);
}

/** Whether every text in a parsed value, names of fields included, can be stored. */
export function holdsOnlyStorable(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !isStorable(next)) return false;
    if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next));
  }
  return true;
}
