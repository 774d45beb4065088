import type { Valentine } from '@billet/shared-domain/contract';
import { eq } from 'drizzle-orm';
import { findGift, heldGift } from '../src/features/catalogue/catalogue.ts';
import { deliverNote } from '../src/features/notes/deliver.ts';
import type { Sending } from '../src/features/notes/sending.ts';
import { users } from '../src/kit/db/schema/people.ts';
import type { World } from './harness.ts';
import type { Person } from './person.ts';

export type SendingParts = Partial<Omit<Sending, 'senderTelegramId'>>;

/** Delivers a note without the checkout, and returns its id. */
export async function deliver(world: World, from: Person, to: Person, parts: SendingParts = {}): Promise<string> {
  const type = parts.type ?? 'ordinary';
  const gift = findGift(parts.giftId ?? (type === 'anonymous_message' ? 'anon' : 'tulip'), type === 'anonymous_message');
  if (!gift) throw new Error('No such gift');
  const sending: Sending = {
    recipientId: parts.recipientId ?? (await idOf(world, to)),
    senderId: parts.senderId ?? (await idOf(world, from)),
    senderTelegramId: from.telegramId,
    giftId: gift.id,
    type,
    message: 'I like you',
    privacy: 'reveal',
    isMatchable: true,
    request: null,
    ...parts,
  };
  const arriving = { gift: heldGift(gift), recipientTelegramId: to.telegramId };
  const { noteId } = await world.deps.db.app.transaction((tx) => deliverNote(tx, world.deps, sending, arriving));
  world.deps.live.sendSignal();
  return noteId;
}

/** The database id of a person. */
export async function idOf(world: Pick<World, 'deps'>, person: Person): Promise<string> {
  const [row] = await world.deps.db.app.select({ id: users.id }).from(users).where(eq(users.telegramId, person.telegramId));
  if (!row) throw new Error(`${person.firstName} is unknown`);
  return row.id;
}

export async function unwrap(person: Person, id: string): Promise<Valentine> {
  const reply = await person.call('unwrapValentine', { params: { id } });
  if (reply.status !== 200) throw new Error(`Unwrapping answered ${reply.status} ${reply.text}`);
  return (reply.body as { valentine: Valentine }).valentine;
}

export async function listOf(
  person: Person,
  type: 'ordinary' | 'anonymous_message' = 'ordinary',
  query: Record<string, string | number> = {},
) {
  const reply = await person.call('getValentines', { query: { type, ...query } });
  return reply.body as { valentines: Valentine[]; pagination: { total: number; skip: number; limit: number } };
}

export function errorOf(reply: { readonly body: unknown }): { code: string; field?: string; opensAt?: string } {
  return (reply.body as { error: { code: string; field?: string; opensAt?: string } }).error;
}
