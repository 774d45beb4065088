import { type Goal, goalOf } from './goals.ts';

/** Milliseconds, bytes, or a plain number: a ratio or a count. */
type Unit = 'ms' | 'B' | '';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  readonly goal?: Goal;
}

/** A figure with the goal of its name, if there is one. */
export function figure(name: string, value: number, unit: Unit = ''): Figure {
  const goal = goalOf(name);
  return { name, value, unit, ...(goal && { goal }) };
}

export const isMissed = ({ value, goal }: Figure) => goal !== undefined && !(goal.isLeast ? value >= goal.bound : value <= goal.bound);

/** One line per figure: name, value, goal, and a mark if the goal is missed. */
export function linesOf(figures: readonly Figure[]): readonly string[] {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures.map((each) => {
    const { name, value, unit, goal } = each;
    const aim = goal ? `${goal.isLeast ? '≥' : '≤'} ${show(goal.bound, unit)}` : '';
    return `${name.padEnd(width)}  ${show(value, unit).padStart(9)}  ${aim.padEnd(10)} ${isMissed(each) ? 'missed' : ''}`.trimEnd();
  });
}

function show(value: number, unit: Unit): string {
  if (unit === 'ms') return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
  if (unit === 'B') return `${Math.round(value / 1_000_000)} MB`;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}
