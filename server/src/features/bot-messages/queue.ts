import { eq } from 'drizzle-orm';
import { anyOf } from '../../kit/db/any-of.ts';
import type { Queries } from '../../kit/db/database.ts';
import { type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { enqueue } from '../../kit/outbox/outbox.ts';
import { type BotMessage, sealBotMessage } from './bot-message.ts';

/** A message without its recipient. */
export type BotMessageContent = Pick<BotMessage, 'text'> & Partial<Pick<BotMessage, 'buttons' | 'subject'>>;
/** Composes the text in the reader's language. */
type Compose = (language: string) => BotMessageContent;

type SendDeps = Pick<Deps, 'config'>;

/** Queues a message of the bot in the caller's transaction. Messages are sent one after the other, urgent ones first. */
export async function queueBotMessage(
  tx: Queries,
  { config }: SendDeps,
  to: number,
  content: BotMessageContent,
  isUrgent = false,
): Promise<void> {
  await enqueue(tx, 'write-letter', { letter: sealBotMessage(config.sealKey, { to, ...content }), isUrgent });
}

/** Queues a message in the recipient's language; does nothing for an unknown user. */
export async function queueForUser(tx: Queries, deps: SendDeps, telegramId: number, compose: Compose): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.telegramId, telegramId));
  if (person) await queueBotMessage(tx, deps, telegramId, compose(languageOf(person)));
}

export function isOperator({ operatorIds }: Deps['config'], telegramId: number): boolean {
  return operatorIds.includes(telegramId);
}

interface NotifyOptions {
  readonly isUrgent?: boolean;
  /** This operator gets no message. */
  readonly exceptOperatorId?: number;
}

/** Writes to every operator in their language, or in English for an unknown user. */
export async function notifyOperators(
  tx: Queries,
  deps: SendDeps,
  compose: Compose,
  { isUrgent = false, exceptOperatorId }: NotifyOptions = {},
): Promise<void> {
  const ids = deps.config.operatorIds.filter((id) => id !== exceptOperatorId);
  if (ids.length === 0) return;
  const known = await tx.select().from(users).where(anyOf(users.telegramId, ids));
  for (const id of ids) await queueBotMessage(tx, deps, id, compose(languageIn(known, id)), isUrgent);
}

function languageIn(known: readonly UserRow[], telegramId: number): string {
  const operator = known.find((person) => person.telegramId === telegramId);
  return operator ? languageOf(operator) : 'en';
}
