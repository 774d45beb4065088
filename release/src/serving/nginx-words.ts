export function block(head: string, lines: readonly (string | null)[]): string {
  const inner = lines.filter((line) => line !== null).join('\n');
  return `${head} {\n${inner.replaceAll(/^(?=.)/gm, '  ')}\n}`;
}

/** As nginx reads it. A `$` would be a variable, and can't be written in any other way. */
export function quoted(text: string): string {
  if (/[$\n]/.test(text)) throw new Error(`nginx can't be told ${JSON.stringify(text)}: it has a "$" or a new line`);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
