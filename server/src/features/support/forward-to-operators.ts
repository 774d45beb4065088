import { checkText } from '@billet/shared-domain/rules/text';
import type { Deps } from '../../kit/deps.ts';
import { translate } from '../../kit/messages/texts.ts';
import { notifyOperators, queueBotMessage } from '../bot-messages/index.ts';
import { botLanguageOf } from '../people/index.ts';
import { lockTicket, numberOf, touchTicket, type Writer } from './ticket.ts';

/** Characters as Telegram counts them (UTF-16 code units), so that the text with our frame fits into a message of 4,096. */
export const TEXT_LIMIT = 3_500;
/** Maximum number of unanswered messages of a person. */
const MAX_UNANSWERED = 10;

export type ForwardOutcome = 'passed_on' | 'no_ticket' | 'too_long' | 'too_many' | 'not_text';

/** Validates a text for use in a message of the bot. */
export function readText(typed: string): { readonly text: string } | { readonly fault: 'too_long' | 'not_text' } {
  const read = checkText(typed, TEXT_LIMIT);
  if (read.ok && read.text.length <= TEXT_LIMIT) return { text: read.text };
  return { fault: read.ok || read.fault === 'too_long' ? 'too_long' : 'not_text' };
}

/** Forwards a person's message to every operator and confirms it, if the person has an open conversation. */
export async function forwardToOperators(deps: Deps, writer: Writer, typed: string): Promise<ForwardOutcome> {
  return deps.db.app.transaction(async (tx) => {
    const ticket = await lockTicket(tx, deps, writer);
    if (!ticket) return 'no_ticket';
    const read = readText(typed);
    if ('fault' in read) return read.fault;
    if (ticket.unanswered >= MAX_UNANSWERED) return 'too_many';
    await touchTicket(tx, deps, ticket, ticket.unanswered + 1);
    const message = { number: numberOf(ticket), name: ticket.writer.firstName, text: read.text };
    await notifyOperators(tx, deps, (language) => ({
      text: translate(language, 'bot-operator-ticket', message),
      buttons: [{ text: translate(language, 'bot-operator-ticket-close'), action: `ticket:close:${ticket.id}` }],
      subject: ticket.id,
    }));
    await queueBotMessage(tx, deps, writer.telegramId, { text: translate(await botLanguageOf(tx, writer), 'bot-support-arrived') });
    return 'passed_on';
  });
}
