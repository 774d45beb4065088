import type { Mutants } from './run.ts';

const withStatus = (mutants: Mutants, ...among: string[]) => mutants.filter(({ status }) => among.includes(status));
const survivors = (mutants: Mutants) => withStatus(mutants, 'Survived', 'NoCoverage');

/** `37 of 40 killed (92.5 %), 2 of them by never ending` */
export function score(mutants: Mutants): string {
  const endless = withStatus(mutants, 'Timeout').length;
  const dead = withStatus(mutants, 'Killed').length + endless;
  const all = dead + survivors(mutants).length;
  const share = all === 0 ? 100 : Math.floor((1000 * dead) / all) / 10;
  return `${dead} of ${all} killed (${share} %)${endless > 0 ? `, ${endless} of them by never ending` : ''}`;
}

/** One line for the file, and one for each mutant that survived, with its place and replacement. */
export function formatMutants(file: string, mutants: Mutants): string[] {
  return [
    `${file}: ${score(mutants)}`,
    ...survivors(mutants).map(
      ({ location: { start }, mutatorName, replacement }) =>
        `  ${start.line}:${start.column} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ')}`,
    ),
  ];
}
