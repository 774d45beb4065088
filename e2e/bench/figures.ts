import { goalOf } from './goals.ts';

/** Milliseconds, bytes, or a number without a unit. */
export type Unit = 'ms' | 'B' | '';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** The maximum value. */
  readonly goal?: number;
  /** Whether a value over the goal fails the run. */
  readonly isBudget?: boolean;
}

/** A figure with the goal that is defined for its name. */
export function figure(name: string, value: number, unit: Unit = ''): Figure {
  const goal = goalOf(name);
  return { name, value, unit, ...(goal && { goal: goal.max, isBudget: goal.isBudget ?? false }) };
}

const isMissed = ({ value, goal }: Figure) => goal !== undefined && !(value <= goal);

/** The figures that exceed their budget. */
export const brokenOf = (figures: readonly Figure[]) => figures.filter((each) => each.isBudget && isMissed(each));

/** Formats one line per figure: name, value, goal, and `missed` or `broken` if the value exceeds the goal. */
export function linesOf(figures: readonly Figure[]): readonly string[] {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures.map((each) => {
    const { name, value, unit, goal } = each;
    const aim = goal === undefined ? '' : `≤ ${show(goal, unit)}`;
    const word = isMissed(each) ? (each.isBudget ? 'broken' : 'missed') : '';
    return `${name.padEnd(width)}  ${show(value, unit).padStart(9)}  ${aim.padEnd(10)} ${word}`.trimEnd();
  });
}

function show(value: number, unit: Unit): string {
  if (unit === 'ms') return `${Math.round(value)} ms`;
  if (unit === 'B') return `${(value / 1000).toFixed(1)} kB`;
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(value < 0.001 ? 4 : value < 0.1 ? 3 : 2);
}
