import type { Target } from '../loot/known.ts';
import { groupBy, guessEach, mostFrequent, type Thief, type ThiefData } from './thief.ts';
import { axisOf, type Estimate, estimateTimes, sendingsInOrder } from './times.ts';

/** An action of a person. */
interface Deed {
  readonly person: string;
  readonly at: number;
  /** Its cost, if the row contains it. */
  readonly stars: readonly number[];
}

type Choose = (deeds: readonly Deed[], at: number) => string | undefined;

/** Ways to choose one of the people who acted around a time. Deeds are sorted. */
const choices: Readonly<Record<string, Choose>> = {
  'the last before': (deeds, at) => deeds.findLast((deed) => deed.at <= at)?.person,
  'the next to': (deeds, at) => nearest(deeds, at)?.person,
  'the busiest of the five before': (deeds, at) => busiest(deeds, at, 5),
  'the busiest of the twenty before': (deeds, at) => busiest(deeds, at, 20),
};

function nearest(deeds: readonly Deed[], at: number): Deed | undefined {
  return deeds.reduce<Deed | undefined>(
    (best, deed) => (best && Math.abs(best.at - at) <= Math.abs(deed.at - at) ? best : deed),
    undefined,
  );
}

function busiest(deeds: readonly Deed[], at: number, count: number): string | undefined {
  const last = deeds.findLastIndex((deed) => deed.at <= at) + 1;
  return mostFrequent(deeds.slice(Math.max(0, last - count), last).map(({ person }) => person));
}

/** Looks for people who acted when a note was written: paid, sent another note, or appear in another row. */
export const nearInTime: Thief = (loot) => {
  const ways = new Map();
  const deeds = deedsByTable(loot);
  for (const [how, estimate] of estimateTimes(loot)) {
    for (const [table, done] of deeds)
      for (const [name, choose] of Object.entries(choices))
        ways.set(`${how}, ${name} in ${table}`, guessBy(loot.known.targets, estimate, done, choose));
  }
  return ways;
};

function guessBy(targets: readonly Target[], estimate: Estimate, deeds: readonly Deed[], choose: Choose) {
  return guessEach(targets, ({ id, recipientId, stars }) => {
    const at = estimate.get(id);
    if (at === undefined) return undefined;
    const fitting = deeds.filter((deed) => deed.person !== recipientId && (deed.stars.length === 0 || deed.stars.includes(stars)));
    return choose(fitting, at);
  });
}

/** Actions of people, by the table that shows them. */
function deedsByTable(loot: ThiefData): Map<string, Deed[]> {
  const { traces } = loot;
  const { ofRow } = axisOf(loot);
  const deeds = new Map<string, Deed[]>();
  for (const [table, rows] of groupBy(traces, ({ table }) => table)) {
    if (table === 'billet.items') continue;
    const done = rows.flatMap((row) => {
      const at = ofRow(row);
      return at === null ? [] : row.people.map((person) => ({ person, at, stars: row.stars }));
    });
    if (done.length > 0) deeds.set(table, done);
  }
  deeds.set(
    'sealed.senders',
    sendingsInOrder(loot).map(({ senderId, at }) => ({ person: senderId, at, stars: [] })),
  );
  for (const done of deeds.values()) done.sort((a, b) => a.at - b.at);
  return deeds;
}
