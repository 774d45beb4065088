import { type Attack, groupBy, guessEach, mostFrequent, suspectsFor } from './attack.ts';

/** Looks for a row that contains both a note and a person who is not its recipient. */
export const sameRow: Attack = ({ known, traces }) => {
  const tables = groupBy(
    traces.filter(({ notes, people }) => notes.length > 0 && people.length > 0),
    ({ table }) => table,
  );
  return new Map(
    [...tables].map(([table, rows]) => [
      table,
      guessEach(known.targets, (target) =>
        mostFrequent(rows.filter(({ notes }) => notes.includes(target.id)).flatMap(({ people }) => suspectsFor(target, people))),
      ),
    ]),
  );
};
