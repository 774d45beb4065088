import type { Day } from './day/simulate-day.ts';
import { attacks } from './inference-attacks/all.ts';
import type { AttackerData } from './inference-attacks/attack.ts';
import { chanceToHavePaid, payersOf, whoPaid } from './inference-attacks/who-paid.ts';
import { type Score, scoreAttack } from './score.ts';
import type { Capability } from './stolen-data/decode.ts';

/**
 * Attacks based on activity: a copy of the database shows who sent ordinary notes, and in which order, so that a person who was active
 * shortly before a batch is a more likely payer. The docs describe this hint. Most of its guesses are wrong.
 */
const hints: ReadonlySet<string> = new Set(['near in time', 'when payments were']);
/** Allowed fraction of correct guesses for a hint, beyond chance. */
const HINT = 0.25;

const withHintBound = (name: string, score: Score): Score =>
  hints.has(name) ? { ...score, bound: Math.max(score.bound, Math.ceil(score.guesses * HINT)) } : score;

/** Runs all attacks on the data of one capability, and compares their guesses with the truth. */
export function scoreDay(day: Day, capability: Capability, data: AttackerData): Score[] {
  const chanceOf = blindGuessChance(day, data);
  const named = Object.entries(attacks).map(([name, attack]) =>
    withHintBound(name, scoreAttack(`${capability}: ${name}`, attack(data), day.senders, chanceOf)),
  );
  const { plan, ids } = day;
  const payers = payersOf(plan, ids, new Set(day.delivered.map(({ message }) => message)));
  return [...named, scoreAttack(`${capability}: who paid at all`, whoPaid(data), payers, chanceToHavePaid(plan, ids))];
}

/** The best blind guess: the person with the largest share of payments of that amount. */
function blindGuessChance({ plan }: Day, { known }: AttackerData): (noteId: string) => number {
  const starsOf = new Map(known.targets.map(({ id, stars }) => [id, stars]));
  const shares = new Map<number, number>();
  for (const stars of new Set(starsOf.values())) {
    const payers = plan.notes.filter(({ price, isPaid }) => isPaid && price === stars).map(({ from }) => from);
    const most = Math.max(...payers.map((payer) => payers.filter((other) => other === payer).length));
    shares.set(stars, most / payers.length);
  }
  return (noteId) => shares.get(starsOf.get(noteId) ?? 0) ?? 1;
}
