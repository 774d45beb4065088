import type { Mutants } from './run.ts';

const killed = (mutants: Mutants) => mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
const survivors = (mutants: Mutants) => mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');

/** `37 of 40 killed (93 %)` */
export function score(mutants: Mutants): string {
  const dead = killed(mutants);
  const all = dead + survivors(mutants).length;
  return `${dead} of ${all} killed (${all === 0 ? 100 : Math.floor((1000 * dead) / all) / 10} %)`;
}

/** A line for the file, and one for each mutant that lived: where, and what stood there instead. */
export function tell(file: string, mutants: Mutants): string[] {
  return [
    `${file}: ${score(mutants)}`,
    ...survivors(mutants).map(
      ({ location: { start }, mutatorName, replacement }) =>
        `  ${start.line}:${start.column} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ')}`,
    ),
  ];
}
