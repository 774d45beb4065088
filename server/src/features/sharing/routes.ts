import { shareLink } from '@billet/shared-domain/rules/links';
import type { FastifyInstance } from 'fastify';
import type { InlineQueryResultArticle } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { answerCall } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { say } from '../../kit/messages/texts.ts';

/** What the messenger calls a result that is no choice among others. */
const RESULT_ID = 'link';

export function registerSharing(app: FastifyInstance, { botApi, config, log }: Deps): void {
  answerCall(app, 'prepareShareMessage', async ({ person, body }) => {
    const { mode } = body;
    const link = shareLink(config.botUsername, mode === 'valentine' ? config.sendApp : config.askApp, person.code);
    const text = say(person.languageCode, `bot-share-message-${mode}`, { name: person.firstName });
    const button = { text: say(person.languageCode, `bot-share-button-${mode}`), url: link };
    const article: InlineQueryResultArticle = {
      type: 'article',
      id: RESULT_ID,
      title: text,
      input_message_content: { message_text: `${text}\n${link}` },
      reply_markup: { inline_keyboard: [[button]] },
    };
    const whom = { allow_user_chats: true, allow_group_chats: true, allow_channel_chats: true };
    try {
      const prepared = await botApi.savePreparedInlineMessage(person.telegramId, article, whom);
      return { id: prepared.id, expiresAt: new Date(prepared.expiration_date * 1000).toISOString() };
    } catch (thrown) {
      log.warn({ err: thrown }, 'no message could be prepared');
      throw new ApiError('messenger_unavailable', 'The messenger takes no message now', { retryAfter: 5 });
    }
  });
}
