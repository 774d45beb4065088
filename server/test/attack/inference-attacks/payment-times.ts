import type { Target } from '../stolen-data/known.ts';
import type { Trace } from '../stolen-data/traces.ts';
import { align } from './align.ts';
import { type Attack, type AttackerData, groupBy, guessEach } from './attack.ts';
import { axisOf, type Estimate, estimateTimes, sendingsInOrder } from './times.ts';

/** A payment for an unknown note, by an unknown payer. */
interface Payment {
  readonly at: number;
  /** Empty if the row does not contain an amount. */
  readonly stars: readonly number[];
}

/**
 * Finds the times of payments that belong to no known note, the people who wrote to others at that time, and the next fully anonymous note
 * with that price.
 */
export const paymentTimes: Attack = (data) => {
  const variants = new Map();
  const estimates = [...estimateTimes(data)];
  const sendings = sendingsInOrder(data);
  for (const [name, payments] of unexplainedPayments(data))
    for (const [how, estimate] of estimates)
      for (const [whom, choose] of Object.entries(choices))
        variants.set(
          `${name}; ${how}; ${whom}`,
          guessBy(data, payments, estimate, (at, target) => choose(sendings, at, target)),
        );
  return variants;
};

type Sendings = ReturnType<typeof sendingsInOrder>;
type Choose = (sendings: Sendings, at: number, target: Target) => string | undefined;

const choices: Readonly<Record<string, Choose>> = {
  'the last to write': (sendings, at, target) =>
    sendings.findLast((sending) => sending.at <= at && sending.senderId !== target.recipientId)?.senderId,
  'the nearest to write': (sendings, at, target) =>
    sendings
      .filter(({ senderId }) => senderId !== target.recipientId)
      .reduce<Sendings[number] | undefined>(
        (best, each) => (best && Math.abs(best.at - at) <= Math.abs(each.at - at) ? best : each),
        undefined,
      )?.senderId,
};

/** Each note is matched with the last fitting payment before it, and each payment with one note. */
function guessBy(
  data: AttackerData,
  payments: readonly Payment[],
  estimate: Estimate,
  choose: (at: number, target: Target) => string | undefined,
) {
  const free = new Set(payments);
  const inOrder = data.known.targets.toSorted((a, b) => (estimate.get(a.id) ?? 0) - (estimate.get(b.id) ?? 0));
  return guessEach(inOrder, (target) => {
    const at = estimate.get(target.id);
    if (at === undefined) return undefined;
    const fitting = [...free].filter((payment) => payment.at <= at && (payment.stars.length === 0 || payment.stars.includes(target.stars)));
    const payment = fitting.toSorted((a, b) => b.at - a.at)[0];
    if (!payment) return undefined;
    free.delete(payment);
    return choose(payment.at, target);
  });
}

/** Unexplained payments, by table and by the way in which their times were found. */
function unexplainedPayments(data: AttackerData): Map<string, Payment[]> {
  const found = new Map<string, Payment[]>();
  const { ofRow } = axisOf(data);
  const explained = new Set(data.known.sendings.map(({ xmin }) => xmin));
  for (const [table, rows] of groupBy(data.traces, (trace) => trace.table)) {
    if (!table.startsWith('money.')) continue;
    const left = data.hasTransactions ? rows.filter(({ xmin }) => !explained.has(xmin)) : rows;
    const payments = left.flatMap((row) => {
      const at = ofRow(row);
      return at === null ? [] : [{ at, stars: row.stars }];
    });
    if (payments.length > 0) found.set(`what is written in ${table}`, payments);
    if (rows.some(({ stars }) => stars.length > 0)) found.set(`the order of ${table}`, byPlace(data, rows));
  }
  return found;
}

/** Aligns payments, in their order, with the known paid notes. A remaining payment happened between two of them. */
function byPlace(data: AttackerData, rows: readonly Trace[]): Payment[] {
  const paid = sendingsInOrder(data).filter(({ stars }) => stars > 0);
  const inOrder = rows.toSorted((a, b) => a.place - b.place);
  const matched = align(
    inOrder.map(({ stars }) => stars[0] ?? 0),
    paid.map(({ stars }) => stars),
  );
  return inOrder.flatMap(({ stars }, index) => {
    if (matched.has(index)) return [];
    const before = [...matched].findLast(([mine]) => mine < index);
    const sending = paid[before?.[1] ?? 0];
    return sending ? [{ at: sending.at, stars }] : [];
  });
}
