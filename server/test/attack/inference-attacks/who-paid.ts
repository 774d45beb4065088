import type { DayPlan } from '../day/plan.ts';
import type { Guess } from '../score.ts';
import { type AttackerData, groupBy } from './attack.ts';
import { leftOver } from './elimination.ts';

/** Names people with payments that notes with known senders do not explain. The `noteId` of a guess is the person. */
export function whoPaid(data: AttackerData): Map<string, Guess[]> {
  const variants = new Map<string, Guess[]>();
  for (const [table, left] of leftOver(data))
    variants.set(`payments in ${table}`, name([...left.keys()].map((key) => key.split(' ')[0] ?? '')));
  const sent = groupBy(data.known.sendings, ({ senderId }) => senderId);
  for (const [table, rows] of groupBy(data.traces, ({ table }) => table)) {
    const more = rows.flatMap(({ people, counts }) =>
      people.filter((person) => people.length === 1 && counts.some((count) => count > (sent.get(person)?.length ?? 0))),
    );
    if (more.length > 0) variants.set(`counts in ${table}`, name(more));
  }
  return variants;
}

function name(people: readonly string[]): Guess[] {
  return [...new Set(people)].map((personId) => ({ noteId: personId, personId }));
}

/** The people who paid for a delivered fully anonymous note, each mapped to themselves. */
export function payersOf({ notes }: DayPlan, ids: readonly string[], delivered: ReadonlySet<string>): Map<string, string> {
  const payers = notes.filter(({ kind, message }) => kind === 'full_anon' && delivered.has(message)).map(({ from }) => ids[from] ?? '');
  return new Map(payers.map((id) => [id, id]));
}

/** Probability that a person with this many notes is among them: frequent writers are named more often by chance. */
export function chanceToHavePaid({ notes }: DayPlan, ids: readonly string[]): (personId: string) => number {
  const share = notes.filter(({ kind }) => kind === 'full_anon').length / notes.length;
  const sent = groupBy(notes, ({ from }) => ids[from] ?? '');
  return (personId) => 1 - (1 - share) ** (sent.get(personId)?.length ?? 0);
}
