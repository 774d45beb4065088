const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Characters as a person counts them: a family emoji is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count++;
  return count;
}

/** How a counter looks: 'little' in the last tenth, 'none' at the limit, 'over' above it. */
export function roomLeft(count: number, limit: number): 'plenty' | 'little' | 'none' | 'over' {
  if (count > limit) return 'over';
  if (count === limit) return 'none';
  return count >= limit * 0.9 ? 'little' : 'plenty';
}
