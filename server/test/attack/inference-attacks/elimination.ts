import { type Attack, type AttackerData, groupBy, guessEach } from './attack.ts';

/** Removes payments for notes with known senders. The remaining payers paid for other notes. */
export const elimination: Attack = (data) => {
  const variants = new Map();
  for (const [table, left] of leftOver(data)) {
    variants.set(
      `payments in ${table}`,
      guessEach(data.known.targets, ({ recipientId, stars }) => {
        const suspects = [...left.entries()].filter(([key]) => key.endsWith(` ${stars}`) && !key.startsWith(recipientId));
        return suspects.toSorted(([, a], [, b]) => b - a)[0]?.[0].split(' ')[0];
      }),
    );
  }
  return variants;
};

/** Remaining payments per table, by payer and amount, which form the key. */
export function leftOver({ known, traces }: AttackerData): Map<string, Map<string, number>> {
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
