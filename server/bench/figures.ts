/** Milliseconds, a ratio or a count. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** The least value, or the most. */
  readonly goal?: { readonly least: number } | { readonly most: number };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const show = (value: number) => (Number.isInteger(value) || value > 10 ? String(Math.round(value)) : value.toFixed(2));

/** Name, value, and the goal if it is missed. */
export function lineOf({ name, value, goal }: Figure): string {
  const line = `${name.padEnd(26)} ${show(value).padStart(6)}`;
  if (goal && 'least' in goal && !(value >= goal.least)) return `${line}  missed: at least ${goal.least}`;
  if (goal && 'most' in goal && !(value <= goal.most)) return `${line}  missed: at most ${goal.most}`;
  return line;
}
