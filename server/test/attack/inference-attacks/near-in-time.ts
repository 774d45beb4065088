import type { Target } from '../stolen-data/known.ts';
import { type Attack, type AttackerData, groupBy, guessEach, mostFrequent } from './attack.ts';
import { axisOf, type Estimate, estimateTimes, sendingsInOrder } from './times.ts';

/** An action of a person. */
interface Action {
  readonly person: string;
  readonly at: number;
  /** Its cost, if the row contains it. */
  readonly stars: readonly number[];
}

type Choose = (actions: readonly Action[], at: number) => string | undefined;

/** Ways to choose one of the people who acted around a time. Actions are sorted. */
const choices: Readonly<Record<string, Choose>> = {
  'the last before': (actions, at) => actions.findLast((action) => action.at <= at)?.person,
  'the next to': (actions, at) => nearest(actions, at)?.person,
  'the busiest of the five before': (actions, at) => busiest(actions, at, 5),
  'the busiest of the twenty before': (actions, at) => busiest(actions, at, 20),
};

function nearest(actions: readonly Action[], at: number): Action | undefined {
  return actions.reduce<Action | undefined>(
    (best, action) => (best && Math.abs(best.at - at) <= Math.abs(action.at - at) ? best : action),
    undefined,
  );
}

function busiest(actions: readonly Action[], at: number, count: number): string | undefined {
  const last = actions.findLastIndex((action) => action.at <= at) + 1;
  return mostFrequent(actions.slice(Math.max(0, last - count), last).map(({ person }) => person));
}

/** Looks for people who acted when a note was written: paid, sent another note, or appear in another row. */
export const nearInTime: Attack = (data) => {
  const variants = new Map();
  const actions = actionsByTable(data);
  for (const [how, estimate] of estimateTimes(data)) {
    for (const [table, done] of actions)
      for (const [name, choose] of Object.entries(choices))
        variants.set(`${how}, ${name} in ${table}`, guessBy(data.known.targets, estimate, done, choose));
  }
  return variants;
};

function guessBy(targets: readonly Target[], estimate: Estimate, actions: readonly Action[], choose: Choose) {
  return guessEach(targets, ({ id, recipientId, stars }) => {
    const at = estimate.get(id);
    if (at === undefined) return undefined;
    const fitting = actions.filter(
      (action) => action.person !== recipientId && (action.stars.length === 0 || action.stars.includes(stars)),
    );
    return choose(fitting, at);
  });
}

/** Actions of people, by the table that shows them. */
function actionsByTable(data: AttackerData): Map<string, Action[]> {
  const { traces } = data;
  const { ofRow } = axisOf(data);
  const actions = new Map<string, Action[]>();
  for (const [table, rows] of groupBy(traces, ({ table }) => table)) {
    if (table === 'billet.items') continue;
    const done = rows.flatMap((row) => {
      const at = ofRow(row);
      return at === null ? [] : row.people.map((person) => ({ person, at, stars: row.stars }));
    });
    if (done.length > 0) actions.set(table, done);
  }
  actions.set(
    'sealed.senders',
    sendingsInOrder(data).map(({ senderId, at }) => ({ person: senderId, at, stars: [] })),
  );
  for (const done of actions.values()) done.sort((a, b) => a.at - b.at);
  return actions;
}
