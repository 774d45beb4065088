import { isMuted } from '@billet/shared-domain/rules/mute';
import { eq } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import { listOf } from '../../kit/db/any-of.ts';
import type { Queries } from '../../kit/db/database.ts';
import { queryPrepared, type Statement } from '../../kit/db/query-prepared.ts';
import type { Placement } from '../../kit/db/schema/notes.ts';
import { type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { sealPair } from '../../kit/seal/identity.ts';
import { hasLeft, isGhost } from '../people/index.ts';
import { mayReach } from './may-reach.ts';
import { BATCH_SIZE, keysOf, marksOf, type Pair, type PairKeys } from './pair.ts';
import { canReceiveGifts, placementOf } from './rules.ts';

type Sender = Pick<Pair, 'senderId' | 'senderTelegramId'>;

interface PendingNote extends Sender {
  readonly recipientId: string;
  readonly recipientTelegramId: number;
  readonly message: string;
  readonly privacy: string;
}

export interface PlacementDecision {
  readonly placement: Placement;
  /** The sealed pair of sender and recipient, stored with the note. */
  readonly pair: Buffer;
}

/** `may`: no block or stop was found. `is_open`: undecided, since the pair has more blocks than one lookup covers. */
const REACH: Statement = {
  name: 'reach_recipient',
  text: `
  WITH reach AS MATERIALIZED (
    SELECT r.may, r.may AND r.blocks >= $3::integer AS is_open FROM sealed.may_reach($1::bytea[], $2::bytea[]) r
  ), recipient AS (
    SELECT u.telegram_id, u.is_paused, u.muted_words FROM billet.users u
     WHERE u.id = (SELECT CASE WHEN r.is_open THEN NULL WHEN r.may OR $4::boolean THEN $5::uuid ELSE $6::uuid END FROM reach r) FOR SHARE
  )
  SELECT r.*, h.* FROM reach r LEFT JOIN recipient h ON true`,
};

/**
 * Decides the placement of a note before it is delivered. Runs the same queries whatever the result. Throws `not_found` when the recipient
 * has deleted the account.
 */
export async function decidePlacement(
  tx: Queries,
  config: Pick<Config, 'sealKey' | 'hashKey'>,
  sending: PendingNote,
): Promise<PlacementDecision> {
  const { privacy, message } = sending;
  const isFullyAnonymous = privacy === 'full_anon';
  const keys = keysOf(config, sending);
  const { canReach, ...recipient } = await lockRecipient(tx, config, sending, keys, isFullyAnonymous);
  const { isPaused, mutedWords } = requireAccount(recipient);
  return {
    placement: placementOf({ canReach, hasMutedWord: isMuted(message, mutedWords), isPaused }),
    // A fully anonymous note stores only the pair, not its sender
    pair: sealPair(config.sealKey, { pair: keys.pair, sender: isFullyAnonymous ? null : keys.sender }),
  };
}

/**
 * Locks the recipient, so that the end of a pause waits for notes being deferred. A lock leaves the transaction id on the row: a withheld
 * note therefore locks its sender instead, and a fully anonymous one never its sender.
 */
async function lockRecipient(
  tx: Queries,
  config: Pick<Config, 'sealKey' | 'hashKey'>,
  pair: Pair,
  keys: PairKeys,
  isFullyAnonymous: boolean,
): Promise<RecipientState> {
  const { blocks, stops } = marksOf(config, keys, 0);
  const { recipientId, senderId } = pair;
  const [row] = await queryPrepared<Reached>(tx, REACH, [
    listOf(blocks),
    listOf(stops),
    BATCH_SIZE,
    isFullyAnonymous,
    recipientId,
    senderId,
  ]);
  if (!row) throw new Error('may_reach returned no row');
  if (!row.is_open) return toRecipientState(row.may, row);
  // The pair has more blocks than one lookup covers
  const canReach = await mayReach(tx, config, pair);
  const [recipient] = await tx
    .select({ telegram_id: users.telegramId, is_paused: users.isPaused, muted_words: users.mutedWords })
    .from(users)
    .where(eq(users.id, canReach || isFullyAnonymous ? recipientId : senderId))
    .for('share');
  return toRecipientState(canReach, recipient);
}

type RecipientState = Pick<UserRow, 'telegramId' | 'isPaused' | 'mutedWords'> & { readonly canReach: boolean };
interface Row {
  /** Null for an unknown id. */
  readonly telegram_id: number | string | null;
  readonly is_paused: boolean;
  readonly muted_words: string[];
}
type Reached = Row & { readonly may: boolean; readonly is_open: boolean };

function toRecipientState(canReach: boolean, row: Row | undefined): RecipientState {
  if (row == null || row.telegram_id === null) throw notFound();
  return { canReach, telegramId: Number(row.telegram_id), isPaused: row.is_paused, mutedWords: row.muted_words };
}

function requireAccount<T extends Pick<UserRow, 'telegramId'>>(person: T | undefined): T {
  if (!person || hasLeft(person)) throw notFound();
  return person;
}

const notFound = () => new ApiError('not_found', 'No user has this code', { field: 'valentineCode' });

/**
 * Whether a paid gift may be sent: the recipient is no ghost, has not paused and has not blocked the sender. The sender does not learn
 * which.
 */
export async function acceptsGifts({ db, config }: Pick<Deps, 'db' | 'config'>, sender: Sender, recipient: UserRow): Promise<boolean> {
  const pair = { ...sender, recipientId: recipient.id, recipientTelegramId: recipient.telegramId };
  const canReach = await mayReach(db.app, config, pair);
  return canReceiveGifts({ canReach, isPaused: recipient.isPaused, isGhost: isGhost(recipient) });
}
