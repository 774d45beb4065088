import { bridge, type Outcome } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';
import { nullOnFailure } from '../api/null-on-failure.ts';
import type { OwnLink } from '../own-link/use-own-link.ts';

export interface ChatShareOptions {
  /** Called when the messenger opens its choice of chats. */
  onChoosing(): void;
  /** Whether the user still waits for the result. */
  isWanted(): boolean;
}

/**
 * Lets the user choose chats for their link: as a prepared message of the bot with a button, or as a plain link if the server or
 * the client does not support prepared messages. A failed preparation is not retried.
 */
export async function shareToChat(own: OwnLink, text: Text, { onChoosing, isWanted }: ChatShareOptions): Promise<Outcome> {
  const { api, messenger } = bridge();
  const prepared = await nullOnFailure(api.call('prepareShareMessage', { body: { mode: own.mode }, retries: 'none' }));
  if (!isWanted()) return { ok: false, reason: 'declined' };
  onChoosing();
  const sent: Outcome = prepared === null ? { ok: false, reason: 'unsupported' } : await messenger.sharePrepared(prepared.id);
  return !sent.ok && sent.reason === 'unsupported' && isWanted() ? shareLinkToChat(own, text) : sent;
}

/** Lets the user choose chats for the plain link. No client reports the result. */
export const shareLinkToChat = ({ link, mode }: OwnLink, text: Text): Outcome =>
  bridge().messenger.shareLink(link, text(`share-text-${mode}`));
