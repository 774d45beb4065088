import type { Guess } from '../score.ts';
import type { Known, Target } from '../stolen-data/known.ts';
import type { Trace } from '../stolen-data/traces.ts';

/** The data of an attacker. Attackers differ in how much of it they have. */
export interface AttackerData {
  readonly known: Known;
  /** Rows in the order of COPY; with transactions or without. */
  readonly traces: readonly Trace[];
  /** Whether the transactions of rows are known. */
  readonly hasTransactions: boolean;
}

/** An attack with several named variants. */
export type Attack = (data: AttackerData) => ReadonlyMap<string, readonly Guess[]>;

/** Possible senders: everybody except the recipient. */
export function suspectsFor({ recipientId }: Target, people: readonly string[]): string[] {
  return people.filter((person) => person !== recipientId);
}

/** The most frequent person of a list. */
export function mostFrequent(people: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const person of people) counts.set(person, (counts.get(person) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Groups a list by a key. */
export function groupBy<T, K>(list: Iterable<T>, keyOf: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of list) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return groups;
}

/** One guess for each target for which `pick` names a person. */
export function guessEach(targets: readonly Target[], pick: (target: Target) => string | undefined): Guess[] {
  return targets.flatMap((target) => {
    const personId = pick(target);
    return personId === undefined ? [] : [{ noteId: target.id, personId }];
  });
}
