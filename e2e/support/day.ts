import { type APIRequestContext, expect } from 'playwright/test';
import { OPERATORS, simulatorUrl } from './stack.ts';
import { codeOf, initDataOf } from './test-users.ts';

export type Name = 'alice' | 'boris';

/** The Telegram user ids of the two users with phones. */
export type People = Readonly<Record<Name, number>>;

export interface KnownPerson {
  readonly initData: string;
  /** The user's code, as links contain it. */
  readonly code: string;
}
export type Known = Readonly<Record<Name, KnownPerson>>;

let nextId = 1001;
const nextOperator = { alice: OPERATORS.alice.values(), boris: OPERATORS.boris.values() };

/** The id of a new Alice. The next id is Boris's. */
function nextAlice(operator: Name | undefined): number {
  if (operator === undefined) {
    nextId += 10;
    return nextId;
  }
  const { value } = nextOperator[operator].next();
  if (value === undefined) throw new Error('Every operator has been used: add ids to OPERATORS');
  return operator === 'alice' ? value : value - 1;
}

/**
 * Resets the simulator and creates an English-speaking Alice and a Russian-speaking Boris. Neither has used the app before. One of
 * them can be an operator.
 */
export async function newDay(request: APIRequestContext, operator?: Name): Promise<People> {
  const alice = nextAlice(operator);
  expect((await request.post(`${simulatorUrl}/reset`, { data: { firstId: alice } })).ok()).toBe(true);
  await change(request, 'boris', { languageCode: 'ru', region: 'RU' });
  return { alice, boris: alice + 1 };
}

/** The ids of the users in the simulator. */
export async function peopleOf(request: APIRequestContext): Promise<People> {
  const people: { id: number; username: string }[] = await (await request.get(`${simulatorUrl}/people`)).json();
  const idOf = (name: Name) => people.find(({ username }) => username === name)?.id ?? 0;
  return { alice: idOf('alice'), boris: idOf('boris') };
}

/** Lets the bot write to both users and registers them with the server. */
export async function known(request: APIRequestContext): Promise<Known> {
  const knownAs = async (name: Name) => {
    const initData = await initDataOf(request, name);
    return { initData, code: await codeOf(request, initData) };
  };
  return { alice: await knownAs('alice'), boris: await knownAs('boris') };
}

/** Changes a user's traits, as the simulator's controls do. */
export async function change(request: APIRequestContext, name: Name, traits: object): Promise<void> {
  expect((await request.patch(`${simulatorUrl}/people/${name}`, { data: traits })).ok()).toBe(true);
}

/** Moves the server's business clock. */
export async function moveClock(request: APIRequestContext, now: string): Promise<void> {
  expect((await request.post(`${simulatorUrl}/clock`, { data: { now } })).ok()).toBe(true);
}

export interface LogLine {
  readonly id: number;
  readonly at: number;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The log of all messages between app, messenger and bot, oldest first. */
export async function logOf(
  request: APIRequestContext,
  wanted: { readonly person?: number; readonly direction?: string; readonly event?: string; readonly after?: number },
): Promise<readonly LogLine[]> {
  const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
  return (await request.get(`${simulatorUrl}/log?${query}`)).json();
}
