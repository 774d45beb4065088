import { sql } from 'drizzle-orm';
import { countScores } from '../../../src/features/leaderboards/index.ts';
import { fulfil } from '../../../src/features/payments/fulfil.ts';
import { recordCharge } from '../../../src/features/payments/record.ts';
import { payloadOf } from '../../../src/features/payments/validate.ts';
import { deliverBatch } from '../../../src/features/sending/index.ts';
import { account } from '../../person.ts';
import type { ExactWorld, Visitor } from './exact-world.ts';
import type { Past, Sender } from './facts.ts';
import type { Action, SendingKind } from './history.ts';
import { exportSeenBy, firstFrame, lastCalls, lookAround, tryAll, versionsOf } from './observe.ts';

/** The people of a history. Only the sender differs between two worlds. */
interface PlayContext {
  readonly world: ExactWorld;
  readonly recipient: Visitor;
  readonly accomplice: Visitor;
  readonly stranger: Visitor;
  readonly sender: Visitor;
  readonly facts: Sender;
  /** Observations of the recipient, an accomplice and a stranger during an action, in order. */
  readonly seen: string[];
  payments: number;
}

const bodies: Readonly<Record<SendingKind, { readonly body: object; readonly price: number }>> = {
  free: { body: { itemId: 'tulip' }, price: 0 },
  bare: { body: { itemId: 'kiss' }, price: 0 },
  question: { body: { itemId: 'fire', isAnonymousMessage: true }, price: 0 },
  paid: { body: { itemId: 'teddy' }, price: 49 },
  super: { body: { itemId: 'teddy', isSuper: true }, price: 98 },
  full_anon: { body: { itemId: 'tulip', isFullyAnonymous: true }, price: 49 },
};

/** Plays a history with new people, and yields everything that anybody except the sender observes. `turn` names the people. */
export async function* playHistory(
  world: ExactWorld,
  turn: number,
  facts: Sender,
  history: readonly Action[],
): AsyncGenerator<string, void> {
  world.begin(4 * turn);
  const named = (role: string) => world.visit(account(`${role} ${turn}`));
  const [recipient, accomplice, stranger] = [await named('recipient'), await named('accomplice'), await named('stranger')];
  world.begin(4 * turn + 1);
  const sender = await world.visit({ ...facts.account, id: facts.account.id + turn * 2 ** 41 }, facts.age);
  const context: PlayContext = { world, recipient, accomplice, stranger, sender, facts, seen: [], payments: 0 };
  for (const past of facts.past) await pasts[past](context, turn);
  await world.work();
  world.begin(4 * turn + 2);
  for (const [index, action] of history.entries()) {
    await act(context, action, index);
    yield* context.seen.splice(0);
    yield* writtenTo(context, await world.work());
    yield recipient.ask('getInventoryCount');
    yield versionsOf(world, recipient);
  }
  yield* lookAtTheEnd(context);
}

async function* lookAtTheEnd({ world, recipient, accomplice, stranger }: PlayContext): AsyncGenerator<string, void> {
  const notes = await notesOf(recipient);
  for (const who of [recipient, accomplice, stranger]) {
    yield* lookAround(who, recipient, notes);
    yield versionsOf(world, who);
  }
  yield firstFrame(world, recipient);
  yield exportSeenBy(world, recipient);
  for (const who of [stranger, recipient]) yield* tryAll(who, notes);
  yield* lookAround(recipient, recipient, notes);
  for (const [name, input] of Object.entries(lastCalls)) yield recipient.ask(name as keyof typeof lastCalls, input);
}

/** Messages of the bot to anybody except the sender. */
function writtenTo({ recipient, accomplice, stranger }: PlayContext, calls: Awaited<ReturnType<ExactWorld['work']>>): string[] {
  const ids = [recipient, accomplice, stranger].map(({ telegramId }) => telegramId);
  return calls.filter(({ params }) => ids.includes(Number(params.chat_id))).map(({ method, params }) => JSON.stringify([method, params]));
}

async function act(context: PlayContext, action: Action, index: number): Promise<void> {
  const { world, recipient, seen } = context;
  if (action.act === 'send') return send(context, action, index);
  if ('note' in action) {
    const id = (await notesOf(recipient))[action.note];
    if (id !== undefined) seen.push(await recipient.ask(...onNote[action.act](id)));
    return;
  }
  await doings[action.act](context, world);
}

const onNote: Readonly<Record<Extract<Action, { note: number }>['act'], (id: string) => Parameters<Visitor['ask']>>> = {
  open: (id) => ['unwrapValentine', { params: { id } }],
  reveal: (id) => ['revealSender', { params: { id }, body: {} }],
  answer: (id) => ['answerValentine', { params: { id }, body: { answer: 'thank you' } }],
  show: (id) => ['setVisibility', { params: { id }, body: { isPublic: true } }],
  hide: (id) => ['setVisibility', { params: { id }, body: { isPublic: false } }],
  report: (id) => ['reportValentine', { params: { id }, body: { reason: 'other', text: 'hm' } }],
  block: (id) => ['blockSender', { params: { id }, body: { isBlocked: true } }],
  unblock: (id) => ['blockSender', { params: { id }, body: { isBlocked: false } }],
  unmute: (id) => ['unmuteValentine', { params: { id } }],
};

type Plain = Exclude<Action, { act: 'send' } | { note: number }>['act'];
const change = async ({ recipient, seen }: PlayContext, body: object) => void seen.push(await recipient.ask('updateProfile', { body }));

const doings: Readonly<Record<Plain, (context: PlayContext, world: ExactWorld) => Promise<unknown>>> = {
  pause: (context) => change(context, { paused: true }),
  resume: (context) => change(context, { paused: false }),
  mute: (context) => change(context, { mutedWords: ['psst'] }),
  rank: (context) => change(context, { leaderboardCategory: 'RU' }),
  count: (_, { deps }) => countScores(deps),
  batch: (_, { deps }) => deliverBatch(deps),
  'sender looks': async ({ sender }) => [await sender.ask('getProfile'), await sender.ask('getSent'), await sender.ask('getPurchases')],
  'sender changes': ({ sender }) => sender.ask('updateProfile', { body: { mode: 'valentine' } }),
  'sender leaves': ({ sender }) => sender.ask('deleteAccount'),
};

async function send(context: PlayContext, { by, kind, word }: Extract<Action, { act: 'send' }>, index: number): Promise<void> {
  const { facts, recipient, seen } = context;
  const { body, price } = bodies[kind];
  const who = context[by];
  const valentineCode = recipient.code;
  const input = { body: { ...body, valentineCode, message: kind === 'bare' ? '' : `${word} ${index}` } };
  if (by === 'accomplice') seen.push(await who.ask('checkout', input));
  else
    await pay(
      context,
      who,
      await who.read('checkout', { ...input, key: `${facts.key} ${index}`, device: facts.device, address: facts.address }),
      price,
    );
}

async function pay({ world: { deps } }: PlayContext, payer: Visitor, answer: unknown, amount: number): Promise<void> {
  const { orderId = null } = answer as { orderId?: string | null };
  if (orderId === null) return;
  const payment = { chargeId: `charge of ${orderId}`, payerId: payer.telegramId, amount, currency: 'XTR', payload: payloadOf(orderId) };
  await fulfil(deps, await recordCharge(deps, payment));
}

/** The recipient's notes as they see them: at most ten of each type, including muted ones. */
async function notesOf(recipient: Visitor): Promise<string[]> {
  const lists = await Promise.all(
    ['ordinary', 'anonymous_message'].map((type) => recipient.read('getValentines', { query: { type, limit: '10' } })),
  );
  const all = [...lists, await recipient.read('getMuted')] as { valentines?: { id: string }[] }[];
  return all.flatMap(({ valentines = [] }) => valentines.map(({ id }) => id));
}

const pasts: Readonly<Record<Past, (context: PlayContext, turn: number) => Promise<unknown>>> = {
  'wrote to others': async ({ sender, world }, turn) => {
    const other = await world.visit(account(`other ${turn}`));
    await sender.ask('checkout', { body: { itemId: 'tulip', valentineCode: other.code, message: 'to another' } });
  },
  'got from others': async ({ sender, world }, turn) => {
    const other = await world.visit(account(`fan ${turn}`));
    await other.ask('checkout', { body: { itemId: 'tulip', valentineCode: sender.code, message: 'from another' } });
  },
  'blocked by others': async ({ sender, world }, turn) => {
    const other = await world.visit(account(`blocker ${turn}`));
    await sender.ask('checkout', { body: { itemId: 'tulip', valentineCode: other.code, message: 'unwelcome' } });
    const [id = ''] = await notesOf(other);
    await other.ask('blockSender', { params: { id }, body: { isBlocked: true } });
  },
  'bought a pack': ({ sender, world: { deps } }) =>
    deps.db.owner.execute(sql`UPDATE billet.users SET available_reveals = 3 WHERE id = ${sender.id}`),
  paused: ({ sender }) => sender.ask('updateProfile', { body: { paused: true } }),
  'stopped the bot': ({ sender, world: { deps } }) =>
    deps.db.owner.execute(sql`UPDATE billet.users SET bot_state = 'blocked', blocked_at = now() WHERE id = ${sender.id}`),
};
