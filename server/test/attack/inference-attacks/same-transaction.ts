import { type Attack, groupBy, guessEach, mostFrequent, suspectsFor } from './attack.ts';

/** Looks for people in rows that were written in the same transaction as a row of the note. */
export const sameTransaction: Attack = ({ known, traces, hasTransactions }) => {
  if (!hasTransactions) return new Map();
  const ofNote = new Map<string, Set<number>>(known.targets.map(({ id }) => [id, new Set()]));
  for (const { notes, xmin } of traces) for (const note of notes) ofNote.get(note)?.add(xmin);
  const tables = groupBy(
    traces.filter(({ people }) => people.length > 0),
    ({ table }) => table,
  );
  return new Map(
    [...tables].map(([table, rows]) => {
      const byTransaction = groupBy(rows, ({ xmin }) => xmin);
      const guesses = guessEach(known.targets, (target) => {
        const together = [...(ofNote.get(target.id) ?? [])].flatMap((xmin) => byTransaction.get(xmin) ?? []);
        return mostFrequent(together.flatMap(({ people }) => suspectsFor(target, people)));
      });
      return [table, guesses];
    }),
  );
};
