import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../kit/db/database.ts';
import { waiting } from '../../kit/db/schema/money.ts';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { decrypt, encrypt, keyFor } from '../../kit/seal/encrypt.ts';
import { mayReach } from '../delivery-policy/index.ts';
import type { Sending } from '../notes/index.ts';
import { CannotDeliver } from '../payments/index.ts';
import { isThere } from './deliver-paid.ts';
import { purchaseSchema } from './purchase.ts';

/**
 * Padded size in bytes of every waiting note before encryption, since the size could identify its text. The longest note takes about half.
 */
const SIZE = 4096;
const keyOf = (secret: string) => keyFor(secret, 'a note that waits for its batch');

const noteSchema = z.object({
  sending: purchaseSchema.extend({ senderId: z.string(), senderTelegramId: z.number() }),
  chargeId: z.string(),
});

/** A paid fully anonymous note, and the payment to refund if it cannot be delivered. */
export interface WaitingNote {
  readonly sending: Sending;
  readonly chargeId: string;
}

export function sealNote(secret: string, note: WaitingNote): Buffer {
  const text = JSON.stringify(note);
  return encrypt(keyOf(secret), text + ' '.repeat(Math.max(0, SIZE - Buffer.byteLength(text))));
}

/** Throws when it was sealed with another secret. */
export function openNote(secret: string, sealed: Uint8Array): WaitingNote {
  return noteSchema.parse(JSON.parse(decrypt(keyOf(secret), sealed)));
}

/**
 * Adds a paid note to the next batch, in the transaction of its payment. Throws CannotDeliver when the recipient has left or has blocked the
 * sender. Nothing of the recipient is written or locked: a lock would leave this transaction's id, which is also on the order.
 */
export async function addToBatch(tx: Queries, deps: Deps, note: WaitingNote): Promise<void> {
  const { sending } = note;
  const [recipient] = await tx.select({ telegramId: users.telegramId }).from(users).where(eq(users.id, sending.recipientId));
  if (!isThere(recipient)) throw new CannotDeliver();
  if (!(await mayReach(tx, deps.config, { ...sending, recipientTelegramId: recipient.telegramId }))) throw new CannotDeliver();
  await tx.insert(waiting).values({ id: deps.random.uuid(), note: sealNote(deps.config.sealKey, note), isMixed: false });
}
