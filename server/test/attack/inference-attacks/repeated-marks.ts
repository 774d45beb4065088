import type { Trace } from '../stolen-data/traces.ts';
import { type Attack, type AttackerData, groupBy, guessEach, mostFrequent } from './attack.ts';
import { axisOf, estimateTimes, sendingsInOrder } from './times.ts';

/** Number of rows around a moment that are examined. */
const AROUND = 6;

/**
 * Finds the owner of a repeated opaque value (it is written whenever a known person sends a note), and then the owner of the value written
 * with a fully anonymous note.
 */
export const repeatedMarks: Attack = (data) => {
  const variants = new Map();
  const estimates = [...estimateTimes(data)];
  for (const [table, rows] of groupBy(data.traces, (trace) => trace.table)) {
    const timed = timedTokens(data, rows);
    const owners = ownersOf(data, timed);
    if (owners.size === 0) continue;
    for (const [how, estimate] of estimates) {
      const guesses = guessEach(data.known.targets, ({ id, recipientId }) => {
        const at = estimate.get(id);
        if (at === undefined) return undefined;
        const near = timed.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at)).slice(0, AROUND);
        return near.flatMap(({ token }) => owners.get(token) ?? []).find((person) => person !== recipientId);
      });
      variants.set(`${how}, marks in ${table}`, guesses);
    }
  }
  return variants;
};

interface TimedToken {
  readonly token: string;
  readonly at: number;
}

function timedTokens(data: AttackerData, rows: readonly Trace[]): TimedToken[] {
  const { ofRow } = axisOf(data);
  return rows.flatMap((row) => {
    const at = ofRow(row);
    return at === null ? [] : row.tokens.map((token) => ({ token, at }));
  });
}

/** The owner of a value: the known sender who sent the last note before most of its occurrences. */
function ownersOf(data: AttackerData, timed: readonly TimedToken[]): Map<string, string> {
  const sendings = sendingsInOrder(data);
  const owners = new Map<string, string>();
  for (const [token, written] of groupBy(timed, (each) => each.token)) {
    if (written.length < 2) continue;
    const before = written.flatMap(({ at }) => sendings.findLast((sending) => sending.at <= at)?.senderId ?? []);
    const owner = mostFrequent(before);
    if (owner !== undefined && before.filter((person) => person === owner).length * 2 > written.length) owners.set(token, owner);
  }
  return owners;
}
