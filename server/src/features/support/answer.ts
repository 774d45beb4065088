import type { Deps } from '../../kit/deps.ts';
import { translate } from '../../kit/messages/texts.ts';
import { notifyOperators, queueBotMessage, subjectOf } from '../bot-messages/index.ts';
import { botLanguageOf } from '../people/index.ts';
import { readText } from './forward-to-operators.ts';
import { endTicket, lockTicket, numberOf, touchTicket, type Writer } from './ticket.ts';

export type Answered = 'sent' | 'unknown' | 'closed' | 'too_long' | 'not_text';

/** Sends an operator's reply to the person whose message they replied to, and a copy to the other operators. */
export async function answerTicket(
  deps: Deps,
  operator: Writer,
  { repliedTo, typed }: { readonly repliedTo: number; readonly typed: string },
): Promise<Answered> {
  const id = await subjectOf(deps, operator.telegramId, repliedTo);
  if (id === null) return 'unknown';
  return deps.db.app.transaction(async (tx) => {
    const ticket = await lockTicket(tx, deps, { id });
    if (!ticket) return 'closed';
    const read = readText(typed);
    if ('fault' in read) return read.fault;
    const { writer } = ticket;
    const message = { number: numberOf(ticket), name: writer.firstName, operator: operator.firstName, text: read.text };
    await touchTicket(tx, deps, ticket, 0);
    await queueBotMessage(tx, deps, writer.telegramId, { text: translate(await botLanguageOf(tx, writer), 'bot-support-answer', message) });
    const own = await botLanguageOf(tx, operator);
    await queueBotMessage(tx, deps, operator.telegramId, { text: translate(own, 'bot-operator-ticket-sent', message), subject: id });
    await notifyOperators(tx, deps, (language) => ({ text: translate(language, 'bot-operator-ticket-answered', message), subject: id }), {
      exceptOperatorId: operator.telegramId,
    });
    return 'sent';
  });
}

/** Closes a conversation, once, and notifies the person; false when it is already closed. */
export async function closeTicket(deps: Deps, id: string): Promise<boolean> {
  return deps.db.app.transaction(async (tx) => {
    const ticket = await lockTicket(tx, deps, { id });
    if (!ticket) return false;
    await endTicket(tx, ticket);
    const language = await botLanguageOf(tx, ticket.writer);
    await queueBotMessage(tx, deps, ticket.writer.telegramId, { text: translate(language, 'bot-support-closed') });
    return true;
  });
}
