import { eq } from 'drizzle-orm';
import { letters } from '../../kit/db/schema/letters.ts';
import type { Deps } from '../../kit/deps.ts';
import { failureKind } from '../../kit/messenger/messenger.ts';
import { keyedHash } from '../../kit/seal/keyed-hash.ts';
import { openBotMessage } from './bot-message.ts';

const DAY = 86_400_000;
/** Milliseconds for which a reply finds the subject of a message. */
const ANSWERABLE_FOR = 60 * DAY;

const markOf = (hashKey: string, chatId: number, messageId: number) =>
  keyedHash(hashKey, JSON.stringify(['letter', String(chatId), String(messageId)]));

/** Sends one message; a retry may send it twice. Throws when the messenger is unavailable, for the job to retry. */
export async function sendBotMessage({ config, db, clock, messenger, log }: Deps, sealed: string): Promise<void> {
  const { to, text, buttons, subject } = openBotMessage(config.sealKey, sealed);
  const messageId = await messenger.write(to, text, buttons).catch(async (err: unknown) => {
    const kind = failureKind(err);
    // A retry cannot help. The refusal is not recorded: others see whom the bot cannot write to, which would identify the payer
    if (kind !== 'blocked' && kind !== 'refused') throw err;
    log.warn({ kind, isToOperator: config.operatorIds.includes(to) }, 'the messenger did not accept a bot message');
    return null;
  });
  if (messageId === null || subject === null) return;
  const until = new Date(Math.ceil((clock.real().getTime() + ANSWERABLE_FOR) / DAY) * DAY);
  await db.app
    .insert(letters)
    .values({ mark: markOf(config.hashKey, to, messageId), subject, until })
    .onConflictDoNothing();
}

/** The subject of a message in a chat with the bot; null when replies to it are not accepted. */
export async function subjectOf({ config, db }: Pick<Deps, 'config' | 'db'>, chatId: number, messageId: number): Promise<string | null> {
  const [letter] = await db.app
    .select({ subject: letters.subject })
    .from(letters)
    .where(eq(letters.mark, markOf(config.hashKey, chatId, messageId)));
  return letter?.subject ?? null;
}
