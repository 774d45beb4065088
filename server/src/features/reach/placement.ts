import { isMuted } from '@billet/shared-domain/rules/mute';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import type { Queries } from '../../kit/db/database.ts';
import type { Placement } from '../../kit/db/schema/notes.ts';
import { type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { pairMark } from '../../kit/seal/keyed-hash.ts';
import { isGhost } from '../people/index.ts';
import { placementOf, takesGifts } from './rules.ts';

interface Pair {
  readonly senderId: string;
  readonly recipientId: string;
}

/**
 * Where something on its way will stand. Asks the same questions whatever the answers are. The recipient is held, so that
 * the end of a pause waits for what is being kept.
 */
export async function placeOf(tx: Queries, sending: Pair & { readonly message: string }, mark: Buffer): Promise<Placement> {
  const [recipient] = await tx
    .select({ isPaused: users.isPaused, mutedWords: users.mutedWords })
    .from(users)
    .where(eq(users.id, sending.recipientId))
    .for('share');
  const isLetIn = await mayReach(tx, mark, sending.senderId);
  const hasMutedWord = isMuted(sending.message, recipient?.mutedWords ?? []);
  return placementOf({ isLetIn, hasMutedWord, isPaused: recipient?.isPaused ?? false });
}

/** Whether what is paid may go from one to the other: neither ghost nor pause nor block. The sender isn't told which. */
export async function acceptsGifts({ db, config }: Pick<Deps, 'db' | 'config'>, senderId: string, recipient: UserRow): Promise<boolean> {
  const isLetIn = await mayReach(db.app, pairMark(config.sealKey, recipient.id, senderId), senderId);
  return takesGifts({ isLetIn, isPaused: recipient.isPaused, isGhost: isGhost(recipient) });
}

/** Whether nobody blocked the sender here, nor stopped them altogether. Only reads. */
export function letsIn(queries: Queries, { sealKey }: Pick<Config, 'sealKey'>, { recipientId, senderId }: Pair): Promise<boolean> {
  return mayReach(queries, pairMark(sealKey, recipientId, senderId), senderId);
}

async function mayReach(queries: Queries, mark: Buffer, senderId: string): Promise<boolean> {
  const [row] = await queries.execute<{ may: boolean }>(
    sql`SELECT sealed.may_reach(decode(${mark.toString('hex')}, 'hex'), ${senderId}::uuid) AS may`,
  );
  if (!row) throw new Error('may_reach answered nothing');
  return row.may;
}
