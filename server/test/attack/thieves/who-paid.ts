import type { DayPlan } from '../day/plan.ts';
import type { Guess } from '../score.ts';
import { leftOver } from './elimination.ts';
import { groupBy, type Loot } from './thief.ts';

/** Names people who paid for something that can't be explained by notes whose sender is known. A guess's note is the person themselves. */
export function whoPaid(loot: Loot): Map<string, Guess[]> {
  const ways = new Map<string, Guess[]>();
  for (const [table, left] of leftOver(loot))
    ways.set(`payments in ${table}`, name([...left.keys()].map((key) => key.split(' ')[0] ?? '')));
  const sent = groupBy(loot.known.sendings, ({ senderId }) => senderId);
  for (const [table, rows] of groupBy(loot.traces, ({ table }) => table)) {
    const more = rows.flatMap(({ people, counts }) =>
      people.filter((person) => people.length === 1 && counts.some((count) => count > (sent.get(person)?.length ?? 0))),
    );
    if (more.length > 0) ways.set(`counts in ${table}`, name(more));
  }
  return ways;
}

function name(people: readonly string[]): Guess[] {
  return [...new Set(people)].map((personId) => ({ noteId: personId, personId }));
}

/** Whoever did pay for a fully anonymous note, each as their own truth. */
export function payersOf({ notes }: DayPlan, ids: readonly string[], delivered: ReadonlySet<string>): Map<string, string> {
  const payers = notes.filter(({ kind, message }) => kind === 'full_anon' && delivered.has(message)).map(({ from }) => ids[from] ?? '');
  return new Map(payers.map((id) => [id, id]));
}

/** How likely somebody is among them who sent so many notes: who writes more is named more often by luck. */
export function chanceToHavePaid({ notes }: DayPlan, ids: readonly string[]): (personId: string) => number {
  const share = notes.filter(({ kind }) => kind === 'full_anon').length / notes.length;
  const sent = groupBy(notes, ({ from }) => ids[from] ?? '');
  return (personId) => 1 - (1 - share) ** (sent.get(personId)?.length ?? 0);
}
