import { calls, type JsonCallName } from '@billet/shared-domain/contract';
import { makeSeededRandom, type SeededRandom } from '../faults/seeded-random.ts';
import { account, type Person, signInitData } from '../person.ts';
import type { Shop } from '../shop.ts';
import { contractViolations, type FuzzResponse } from './contract-violations.ts';
import { type FuzzRequest, makeRequest } from './requests.ts';
import { makeUpdate, paymentOf } from './updates.ts';

const NAMES = ['ann', 'bob', 'cem', 'dee'];
const GIFTS = ['tulip', 'candy', 'teddy', 'unicorn', 'surprise_box', 'wish_pack', 'anon', 'surprise', 'nothing'];
const CONCURRENCY = 4;
/** Number of ids of each kind that are remembered, newest first. */
const MAX_IDS = 40;
const UPDATES = 0.05;
const PAYMENTS = 0.06;

export interface Fuzzed {
  readonly faults: readonly string[];
  /** Number of responses by status. */
  readonly answers: Readonly<Record<string, number>>;
  /** Calls with at least one successful response. */
  readonly reached: readonly string[];
}

/** Sends `count` requests to a running shop, reproducibly by seed, and checks every response. */
export async function fuzz(
  shop: Shop,
  seed: number,
  count: number,
  webhook: { readonly url: string; readonly secret: string; readonly operatorId: number },
): Promise<Fuzzed> {
  const random = makeSeededRandom(seed);
  const people = await Promise.all(NAMES.map((name) => shop.person(name)));
  const ids = new Map(people.map((person): [Person, string[]] => [person, []]));
  const memory = {
    orders: [] as { id: string; payer: Person }[],
    codes: people.map(({ code }) => code),
    gifts: GIFTS,
  };
  const faults: string[] = [];
  const answers: Record<string, number> = {};
  const reached = new Set<JsonCallName>();

  async function ask(): Promise<void> {
    const person = random.pick(people);
    const shot = makeRequest(random, initDataOf(shop, person, random), { ...memory, ids: idsFor(person) });
    const answer = await shoot(`${shop.url}${shot.path}`, shot);
    answers[answer.status] = (answers[answer.status] ?? 0) + 1;
    faults.push(...contractViolations(shot, answer));
    if (answer.status === 200 && shot.method === calls[shot.name].method) {
      reached.add(shot.name);
      learn(answer.text, person);
    }
  }

  const idsOf = (person: Person) => ids.get(person) ?? [];
  /** Mostly ids this person has seen, sometimes those of another person. */
  const idsFor = (person: Person) => idsOf(random.chance(0.9) ? person : random.pick(people));

  function learn(text: string, person: Person): void {
    for (const [, id = ''] of text.matchAll(/"id":"([0-9a-f-]{36})"/g)) remember(idsOf(person), id);
    for (const [, id = ''] of text.matchAll(/"orderId":"([0-9a-f-]{36})"/g)) {
      remember(idsOf(person), id);
      remember(memory.orders, { id, payer: person });
    }
    for (const [, code = ''] of text.matchAll(/"valentineCode":"([2-9a-z]{10})"/g))
      if (!memory.codes.includes(code)) remember(memory.codes, code);
  }

  /** Sends a payment update: its amount is guessed, and it is sometimes repeated. */
  async function pay(): Promise<void> {
    const { id, payer } = random.pick(memory.orders);
    const update = paymentOf(random, payer.telegramId, random.chance(0.9) ? `order:${id}` : 'garbage');
    await post(update);
    if (random.chance(0.2)) await post(update);
  }

  async function printProgress(): Promise<void> {
    const orderIds = memory.orders.map(({ id }) => id);
    await post(makeUpdate(random, random.pick(people).telegramId, orderIds, webhook.operatorId));
  }

  async function post(update: unknown): Promise<void> {
    const headers = {
      'Content-Type': 'application/json',
      'X-Telegram-Bot-Api-Secret-Token': random.chance(0.95) ? webhook.secret : 'wrong',
    };
    const shot: FuzzRequest = {
      name: 'getProfile',
      method: 'POST',
      path: '/api/telegram/webhook',
      headers,
      body: JSON.stringify(update) ?? 'null',
    };
    const answer = await shoot(webhook.url, shot);
    answers[`webhook ${answer.status}`] = (answers[`webhook ${answer.status}`] ?? 0) + 1;
    if (answer.status !== 200) faults.push(...contractViolations(shot, answer));
  }

  let remaining = count;
  const work = async () => {
    while (remaining-- > 0) {
      if (random.chance(UPDATES)) await printProgress();
      else if (memory.orders.length > 0 && random.chance(PAYMENTS)) await pay();
      else await ask();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { faults, answers, reached: [...reached] };
}

/** Mostly valid init data; sometimes of another day, or with unusual user data. */
function initDataOf({ deps }: Shop, { initData, firstName }: Person, random: SeededRandom): string {
  if (random.chance(0.95)) return initData;
  const user = {
    ...account(firstName.toLowerCase()),
    first_name: random.pick(['', 'x'.repeat(300), '\u202e', 'Ann']),
    photo_url: random.pick(['javascript:x', '']),
  };
  const days = random.pick([0, -2, 1]);
  return signInitData(user, deps.config.botToken, new Date(Date.now() + days * 86_400_000), { start_param: random.id() });
}

async function shoot(url: string, { method, headers, body }: FuzzRequest): Promise<FuzzResponse> {
  const answer = await fetch(url, { method, headers, ...(body === undefined || method === 'GET' ? {} : { body }) });
  const text = await answer.text();
  return { status: answer.status, text, retryAfter: answer.headers.get('Retry-After') };
}

function remember<T>(list: T[], value: T): void {
  list.push(value);
  if (list.length > MAX_IDS) list.shift();
}
