import { shareLink } from '@billet/shared-domain/rules/links';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../kit/deps.ts';
import { registerCall } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { translate } from '../../kit/messages/texts.ts';

export function registerSharing(app: FastifyInstance, { messenger, config, log }: Deps): void {
  registerCall(app, 'prepareShareMessage', async ({ person, body }) => {
    const { mode } = body;
    const language = languageOf(person);
    const link = shareLink(config.botUsername, mode === 'valentine' ? config.sendApp : config.askApp, person.code);
    const text = translate(language, `bot-share-message-${mode}`, { name: person.firstName });
    const button = { text: translate(language, `bot-share-button-${mode}`), url: link };
    try {
      const { id, expiresAt } = await messenger.prepareMessage(person.telegramId, { title: text, text: `${text}\n${link}`, button });
      return { id, expiresAt: expiresAt.toISOString() };
    } catch (thrown) {
      log.warn({ err: thrown }, 'no message could be prepared');
      throw new ApiError('messenger_unavailable', 'The messenger takes no message now', { retryAfter: 5 });
    }
  });
}
