/** Layers that a phone draws without effort: longer texts come several words at a time. */
const MOST = 24;

/** A text in parts that are shown one after the other: words with the space after them, put together they are the text. */
export function wordsOf(text: string): readonly string[] {
  const words = text.match(/\s*\S+\s*/g) ?? [text];
  const each = Math.ceil(words.length / MOST);
  return Array.from({ length: Math.ceil(words.length / each) }, (_, part) => words.slice(part * each, (part + 1) * each).join(''));
}
