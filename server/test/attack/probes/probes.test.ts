import type { SentItem, Valentine } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { makeSeededRandom } from '../../faults/seeded-random.ts';
import { DEFAULT_DATE } from '../../harness.ts';
import type { Person } from '../../person.ts';
import { checkout } from '../../shop.ts';
import { type InProcessShop, startInProcessShop } from '../day/in-process-shop.ts';
import { limitsOf } from '../day/limits.ts';
import { sampleOf } from '../sample.ts';
import { boundOf } from '../score.ts';

const SUSPECTS = 12;
const ROUNDS = sampleOf(6, 3);
let shop: InProcessShop;
beforeAll(async () => {
  shop = await startInProcessShop({ businessTime: DEFAULT_DATE, limits: limitsOf(1_000_000), scoreDelaySeconds: 86_400 });
});
afterAll(() => shop.close());

type Fields = Readonly<Record<string, unknown>>;
const valentine = { itemId: 'tulip' };
const question = { itemId: 'anon', isAnonymousMessage: true };
/** The attacker uses the most effective setting: the match switch of the bait is always on. */
const allCases: readonly (readonly [name: string, hidden: Fields, bait: Fields])[] = [
  ['valentines whose senders switched Match off', { ...valentine, isMatchable: false }, { ...valentine, isMatchable: true }],
  ['questions at the default, which is off', question, { ...question, isMatchable: true }],
];
const cases = allCases.slice(0, sampleOf(2, 1));

async function notesOf(person: Person, { isAnonymousMessage }: Fields): Promise<Valentine[]> {
  const type = isAnonymousMessage ? 'anonymous_message' : 'ordinary';
  const { body } = await person.call('getValentines', { query: { type, limit: 50 } });
  return (body as { valentines: Valentine[] }).valentines;
}

async function openAll(person: Person, kind: Fields): Promise<void> {
  for (const { id, status } of await notesOf(person, kind)) if (status === 'sent') await person.call('unwrapValentine', { params: { id } });
}

interface Round {
  readonly attacker: Person;
  readonly suspects: readonly Person[];
  /** Index of the sender among the suspects. */
  readonly sender: number;
}

async function startRound(name: string, n: number, sender: number): Promise<Round> {
  const attacker = await shop.person(`attacker ${n} of ${name}`);
  const suspects = [];
  for (let i = 0; i < SUSPECTS; i++) suspects.push(await shop.person(`suspect ${i} of ${n} of ${name}`));
  return { attacker, suspects, sender };
}

/** Plays all rounds. A round returns the index that the attacker names, or null for a random guess. */
async function score(name: string, play: (round: Round) => Promise<number | null>): Promise<number> {
  const random = makeSeededRandom(name.length);
  let right = 0;
  for (let n = 0; n < ROUNDS; n++) {
    const round = await startRound(name, n, random.integer(SUSPECTS));
    const named = (await play(round)) ?? random.integer(SUSPECTS);
    if (named === round.sender) right += 1;
  }
  const bound = boundOf(Array<number>(ROUNDS).fill(1 / SUSPECTS));
  console.info(`${name}: ${right} of ${ROUNDS} named, more than chance from ${bound}`);
  expect(right).toBeLessThan(bound);
  return right;
}

test.each(cases)(
  '[SEC-08][ENT-03] free hidden notes to 12 suspects do not identify a sender by a match: %s',
  async (name, hidden, probe) => {
    await score(`match: ${name}`, async ({ attacker, suspects, sender }) => {
      await checkout(suspects[sender] ?? attacker, attacker, { ...hidden, message: 'guess who' });
      await openAll(attacker, hidden);
      for (const suspect of suspects) {
        await checkout(attacker, suspect, { ...probe, message: 'was it you?' });
        await openAll(suspect, probe);
        const [note] = await notesOf(attacker, hidden);
        if (note?.isMutual || note?.sender) return suspects.indexOf(suspect);
      }
      return null;
    });
  },
);

test.each(cases)(
  "[SEC-08][SAF-03] free hidden notes to 12 suspects do not identify a sender by 'opened' next to an arrival: %s",
  async (name, hidden, probe) => {
    await score(`opened: ${name}`, async ({ attacker, suspects, sender }) => {
      for (const suspect of suspects) await checkout(attacker, suspect, { ...probe, message: `are you there, ${suspect.firstName}?` });
      const opened = async () => {
        const { sent } = (await attacker.call('getSent', { query: { limit: 50 } })).body as { sent: SentItem[] };
        return new Set(sent.flatMap(({ message, state }) => (state === 'delivered' ? [] : [message])));
      };
      const arrived = async () => (await notesOf(attacker, hidden)).length;
      let named: number | null = null;
      // suspects come one after the other: each opens their notes, and one of them writes
      for (const [index, suspect] of suspects.entries()) {
        const before = [await opened(), await arrived()] as const;
        await openAll(suspect, probe);
        if (index === sender) await checkout(suspect, attacker, { ...hidden, message: 'guess who' });
        const [seen, count] = [await opened(), await arrived()];
        if (count === before[1]) continue;
        const news = [...seen].filter((message) => !before[0].has(message));
        named = suspects.findIndex(({ firstName }) => news.some((message) => message.includes(firstName)));
      }
      return named === -1 ? null : named;
    });
  },
);
