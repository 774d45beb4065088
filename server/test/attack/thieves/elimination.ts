import { groupBy, guessEach, type Thief, type ThiefData } from './thief.ts';

/** Removes payments for notes with known senders. The remaining payers paid for other notes. */
export const elimination: Thief = (loot) => {
  const ways = new Map();
  for (const [table, left] of leftOver(loot)) {
    ways.set(
      `payments in ${table}`,
      guessEach(loot.known.targets, ({ recipientId, stars }) => {
        const suspects = [...left.entries()].filter(([key]) => key.endsWith(` ${stars}`) && !key.startsWith(recipientId));
        return suspects.toSorted(([, a], [, b]) => b - a)[0]?.[0].split(' ')[0];
      }),
    );
  }
  return ways;
};

/** Remaining payments per table, by payer and amount, which form the key. */
export function leftOver({ known, traces }: ThiefData): Map<string, Map<string, number>> {
  const tables = groupBy(
    traces.filter(({ people, stars }) => people.length > 0 && stars.length > 0),
    ({ table }) => table,
  );
  const spent = groupBy(known.sendings, ({ senderId, stars }) => `${senderId} ${stars}`);
  return new Map(
    [...tables].map(([table, rows]) => {
      const paid = groupBy(
        rows.flatMap(({ people, stars }) => people.flatMap((person) => stars.map((amount) => `${person} ${amount}`))),
        (key) => key,
      );
      const left = [...paid].map(([key, all]): [string, number] => [key, all.length - (spent.get(key)?.length ?? 0)]);
      return [table, new Map(left.filter(([, count]) => count > 0))];
    }),
  );
}
