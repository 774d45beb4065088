/** With the `u` flag a surrogate pair is one character, so this matches only lone surrogates. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** PostgreSQL can store neither NUL nor lone surrogates. Rejecting them here avoids database errors. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text);
}

/** Whether every string in a parsed value, including field names, can be stored. */
export function hasOnlyStorableText(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && !isStorable(next)) return false;
    if (typeof next === 'object' && next !== null) left.push(...Object.keys(next), ...Object.values(next));
  }
  return true;
}
