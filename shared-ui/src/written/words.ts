/** Number of layers that a phone animates smoothly. Longer texts show several words at a time. */
const MAX_LAYERS = 24;

/** Splits a text into parts that appear one after another: words with their trailing space. Joined, they are the text. */
export function wordsOf(text: string): readonly string[] {
  const words = text.match(/\s*\S+\s*/g) ?? [text];
  const each = Math.ceil(words.length / MAX_LAYERS);
  return Array.from({ length: Math.ceil(words.length / each) }, (_, part) => words.slice(part * each, (part + 1) * each).join(''));
}
