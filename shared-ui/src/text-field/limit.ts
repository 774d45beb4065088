/** The state of the counter: 'little' in the last tenth, 'none' at the limit, 'over' above it. */
export function counterState(count: number, limit: number): 'plenty' | 'little' | 'none' | 'over' {
  if (count > limit) return 'over';
  if (count === limit) return 'none';
  return count >= limit * 0.9 ? 'little' : 'plenty';
}
