import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../kit/db/database.ts';
import { waiting } from '../../kit/db/schema/money.ts';
import { users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { decrypt, encrypt, keyFor } from '../../kit/seal/encrypt.ts';
import type { Sending } from '../notes/index.ts';
import { CannotDeliver } from '../payments/index.ts';
import { mayReach } from '../reach/index.ts';
import { isThere } from './deliver-paid.ts';
import { purchaseSchema } from './purchase.ts';

/** Bytes of every waiting note before it is sealed: a size would tell which text it is. The longest takes about half. */
const SIZE = 4096;
const keyOf = (secret: string) => keyFor(secret, 'a note that waits for its batch');

const noteSchema = z.object({
  sending: purchaseSchema.extend({ senderId: z.string(), senderTelegramId: z.number() }),
  chargeId: z.string(),
});

/** A fully anonymous note that was paid for, and the payment to give back where it can't be delivered. */
export interface WaitingNote {
  readonly sending: Sending;
  readonly chargeId: string;
}

export function sealNote(secret: string, note: WaitingNote): Buffer {
  const text = JSON.stringify(note);
  return encrypt(keyOf(secret), text + ' '.repeat(Math.max(0, SIZE - Buffer.byteLength(text))));
}

/** Throws when it was not sealed with this secret. */
export function openNote(secret: string, sealed: Uint8Array): WaitingNote {
  return noteSchema.parse(JSON.parse(decrypt(keyOf(secret), sealed)));
}

/**
 * Puts a paid note among those that wait for the next batch, in the transaction of its payment. Throws CannotDeliver when the
 * recipient is gone, or doesn't let the sender in. Nothing of the recipient's is written or locked here: a lock leaves the
 * transaction's id on the row, and the payment's is on the order.
 */
export async function addToBatch(tx: Queries, deps: Deps, note: WaitingNote): Promise<void> {
  const { sending } = note;
  const [recipient] = await tx.select({ telegramId: users.telegramId }).from(users).where(eq(users.id, sending.recipientId));
  if (!isThere(recipient)) throw new CannotDeliver();
  if (!(await mayReach(tx, deps.config, { ...sending, recipientTelegramId: recipient.telegramId }))) throw new CannotDeliver();
  await tx.insert(waiting).values({ id: deps.random.uuid(), note: sealNote(deps.config.sealKey, note), isMixed: false });
}
