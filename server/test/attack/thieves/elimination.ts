import { groupBy, guessEach, type Loot, type Thief } from './thief.ts';

/** Takes from all payments those that paid for something whose sender is known. Who is left over paid for something else. */
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

/** By table: how many payments of somebody and an amount are left over. The key is both. */
export function leftOver({ known, traces }: Loot): Map<string, Map<string, number>> {
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
