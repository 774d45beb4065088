import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../../kit/db/database.ts';
import { tickets } from '../../kit/db/schema/letters.ts';
import type { Deps } from '../../kit/deps.ts';
import { keyFor } from '../../kit/seal/encrypt.ts';
import { keyedHash } from '../../kit/seal/keyed-hash.ts';
import { openJson, sealJson } from '../../kit/seal/sealed-json.ts';

const DAY = 86_400_000;
/** Milliseconds of silence after which a conversation ends. */
const OPEN_FOR = 7 * DAY;

const writerSchema = z.object({ telegramId: z.int(), firstName: z.string(), languageCode: z.string().optional() });
/** The person who writes to the operators, as named by the messenger. */
export type Writer = Readonly<z.output<typeof writerSchema>>;

export interface Ticket {
  readonly id: string;
  readonly writer: Writer;
  /** Messages since the last answer. */
  readonly unanswered: number;
}

type TicketDeps = Pick<Deps, 'config' | 'clock'>;

const keyOf = (sealKey: string) => keyFor(sealKey, 'who asks for support');
const markOf = (hashKey: string, telegramId: number) => keyedHash(hashKey, JSON.stringify(['ticket', String(telegramId)]));
/** Rounded up to a full day, so that the time of writing is not stored. */
const untilOf = ({ clock }: TicketDeps) => new Date(Math.ceil((clock.real().getTime() + OPEN_FOR) / DAY) * DAY);

/** A short number by which operators distinguish conversations. */
export const numberOf = ({ id }: Pick<Ticket, 'id'>) => `#${id.slice(0, 4).toUpperCase()}`;

/** Opens a conversation or continues the open one. */
export async function openTicket(deps: Pick<Deps, 'db' | 'random'> & TicketDeps, writer: Writer): Promise<void> {
  const { sealKey, hashKey } = deps.config;
  const fresh = { person: sealJson(keyOf(sealKey), writer), until: untilOf(deps) };
  await deps.db.app
    .insert(tickets)
    .values({ id: deps.random.uuid(), mark: markOf(hashKey, writer.telegramId), ...fresh })
    .onConflictDoUpdate({ target: tickets.mark, set: fresh });
}

/** Reads and locks the open conversation of a person, or by its id, until the transaction ends; null if there is none. */
export async function lockTicket(
  tx: Queries,
  { config, clock }: TicketDeps,
  by: { telegramId: number } | { id: string },
): Promise<Ticket | null> {
  const isThis = 'id' in by ? eq(tickets.id, by.id) : eq(tickets.mark, markOf(config.hashKey, by.telegramId));
  const [row] = await tx
    .select()
    .from(tickets)
    .where(and(isThis, gt(tickets.until, clock.real())))
    .for('update');
  return row ? { id: row.id, unanswered: row.unanswered, writer: writerSchema.parse(openJson(keyOf(config.sealKey), row.person)) } : null;
}

/** Extends a conversation and sets its number of unanswered messages. */
export async function touchTicket(tx: Queries, deps: TicketDeps, { id }: Ticket, unanswered: number): Promise<void> {
  await tx
    .update(tickets)
    .set({ unanswered, until: untilOf(deps) })
    .where(eq(tickets.id, id));
}

export async function endTicket(tx: Queries, { id }: Ticket): Promise<void> {
  await tx.delete(tickets).where(eq(tickets.id, id));
}

/** Deletes a person's conversation when their account is deleted. */
export async function forgetTicket(tx: Queries, { config }: Pick<Deps, 'config'>, telegramId: number): Promise<void> {
  await tx.delete(tickets).where(eq(tickets.mark, markOf(config.hashKey, telegramId)));
}
