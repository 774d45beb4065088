import { sql } from 'drizzle-orm';
import { runBatch } from '../../../src/app/jobs/batches.ts';
import { gifts } from '../../../src/features/catalogue/catalogue.ts';
import type { Config } from '../../../src/kit/config.ts';
import type { Person } from '../../person.ts';
import { checkout, orderIn, type Received, until } from '../../shop.ts';
import { type InProcessShop, startInProcessShop } from './in-process-shop.ts';
import { limitsOf } from './limits.ts';
import type { Act, DayPlan, PlannedNote } from './plan.ts';

export interface Day {
  readonly shop: InProcessShop;
  readonly plan: DayPlan;
  readonly people: readonly Person[];
  /** Database ids of people, by their number. */
  readonly ids: readonly string[];
  /** Senders of notes by note id. Kept outside the product, to evaluate guesses. */
  readonly senders: ReadonlyMap<string, string>;
  /** Delivered notes with their messages. */
  readonly delivered: readonly { readonly id: string; readonly message: string }[];
  /** Milliseconds at which each note, or its payment, was sent, by message. */
  readonly sentAt: ReadonlyMap<string, number>;
}

const CONCURRENCY = 2;
/** No batch is due by the clock: on a slow machine, too few people would act between two batches. */
const NEVER = 86_400;

/** Plays a day with the real server, bot and jobs, until all follow-up work is done. */
export async function simulateDay(plan: DayPlan, config: Partial<Config> = {}): Promise<Day> {
  const shop = await startInProcessShop({
    businessTime: null,
    limits: limitsOf(1_000_000),
    giftMap: {},
    scoreDelaySeconds: 86_400,
    batchSeconds: NEVER,
    ...config,
  });
  const people: Person[] = [];
  for (let who = 0; who < plan.people; who++) people.push(await shop.person(nameOf(who)));
  const ids = await idsOf(shop, people);
  const sentAt = new Map<string, number>();
  const size = Math.ceil(plan.acts.length / plan.batches);
  let played = 0;
  await inTurn(plan.acts, async (act) => {
    if (act.kind === 'send') sentAt.set(act.note.message, Date.now());
    await play(shop, people, act);
    if (++played % size === 0) await deliverWaiting(shop);
  });
  await settle(shop);
  return { shop, plan, people, ids, sentAt, ...(await outcomeOf(shop, plan, ids)) };
}

const nameOf = (who: number) => `person${String(who).padStart(4, '0')}`;

async function play(shop: InProcessShop, people: readonly Person[], act: Act): Promise<void> {
  const person = people[act.who];
  if (!person) throw new Error('No person has this number');
  if (act.kind === 'send') return sendNote(shop, person, people[act.note.to] ?? person, act.note);
  await doings[act.kind](shop, person);
}

const doings: Readonly<Record<Exclude<Act['kind'], 'send'>, (shop: InProcessShop, person: Person) => Promise<unknown>>> = {
  arrive: (_, person) => person.call('getProfile'),
  look: async (_, person) => {
    for (const { id } of await inboxOf(person, 'sent', 1)) await person.call('unwrapValentine', { params: { id } });
  },
  reveal: async (_, person) => {
    const [note] = await inboxOf(person, 'opened', 1);
    if (note) await person.call('revealSender', { params: { id: note.id }, body: {} });
  },
  pack: async (shop, person) => {
    const [note] = (await inboxOf(person, 'opened', 20)).filter(({ isRevealCompleted }) => !isRevealCompleted);
    if (!note) return;
    const reply = await person.call('revealSender', { params: { id: note.id }, body: { revealPackType: 'pack_1' } });
    if (reply.status === 200 && reply.text.includes('orderId')) shop.pay(person, orderIn(reply), 49);
  },
  block: async (_, person) => {
    const [note] = await inboxOf(person, 'opened', 1);
    if (note) await person.call('blockSender', { params: { id: note.id }, body: { isBlocked: true } });
  },
  pause: (_, person) => person.call('updateProfile', { body: { paused: true } }),
  resume: (_, person) => person.call('updateProfile', { body: { paused: false } }),
  delete: (_, person) => person.call('deleteAccount'),
};

async function inboxOf(person: Person, filter: 'sent' | 'opened', limit: number): Promise<Received[]> {
  const { body } = await person.call('getValentines', { query: { type: 'ordinary', filter, limit } });
  return (body as { valentines: Received[] }).valentines;
}

async function sendNote(shop: InProcessShop, from: Person, to: Person, note: PlannedNote): Promise<void> {
  const reply = await checkout(from, to, note.body);
  // blocked senders and paused recipients get 409 for paid notes
  if (reply.status !== 200 || !note.isPaid) return;
  const order = orderIn(reply);

  shop.pay(from, order, note.price);
}

async function inTurn<T>(list: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let each = list[next++]; each !== undefined; each = list[next++]) await work(each);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/** A batch whose notes get the second of their delivery, as they would get the quarter of an hour. */
function deliverWaiting({ deps }: InProcessShop): Promise<void> {
  return runBatch({ ...deps, config: { ...deps.config, batchSeconds: 1 } });
}

/** Waits until no work is left, then runs the clean-up that the server runs every five minutes. */
async function settle(shop: InProcessShop): Promise<void> {
  await untilDone(shop);
  await deliverWaiting(shop);
  await untilDone(shop);
  await shop.cleanUp();
}

async function untilDone(shop: InProcessShop): Promise<void> {
  const pending = () =>
    shop.deps.db.owner
      .execute<{ n: number }>(sql`
      SELECT ((SELECT count(*) FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE j.run_at < now())
        + (SELECT count(*) FROM billet.outbox WHERE run_at < now())
        + (SELECT count(*) FROM money.updates WHERE body IS NOT NULL)
        + (SELECT count(*) FROM money.charges WHERE state = 'recorded'))::int AS n`)
      .then(({ rows }) => rows);
  await until(pending, ([row]) => row?.n === 0);
}

async function idsOf(shop: InProcessShop, people: readonly Person[]): Promise<string[]> {
  const { rows } = await shop.deps.db.owner.execute<{ id: string; telegram_id: string }>(sql`SELECT id, telegram_id FROM billet.users`);
  const ids = new Map(rows.map(({ id, telegram_id }) => [Number(telegram_id), id]));
  return people.map(({ telegramId }) => ids.get(telegramId) ?? '');
}

async function outcomeOf(shop: InProcessShop, { notes }: DayPlan, ids: readonly string[]): Promise<Pick<Day, 'senders' | 'delivered'>> {
  const { rows } = await shop.deps.db.owner.execute<{ id: string; message: string }>(sql`SELECT id, message FROM billet.items`);
  const from = new Map(notes.map((note) => [note.message, ids[note.from] ?? '']));
  return { senders: new Map(rows.map(({ id, message }) => [id, from.get(message) ?? ''])), delivered: [...rows] };
}

/** The price of a note according to the public catalogue. */
export function priceOf(giftId: string, isSuper: boolean, isFullyAnonymous: boolean): number {
  const price = gifts.find(({ id }) => id === giftId)?.starPrice ?? 0;
  return price + (isSuper ? 49 : 0) + (isFullyAnonymous ? 49 : 0);
}
