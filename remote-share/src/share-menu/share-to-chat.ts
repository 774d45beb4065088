import { bridge, type Outcome } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';
import { orNull } from '../api/or-null.ts';
import type { OwnLink } from '../own-link/use-own-link.ts';

export interface Choosing {
  /** Told when the messenger is asked to let the person choose. */
  onChoosing(): void;
  /** Whether the person still waits for it. */
  isWanted(): boolean;
}

/**
 * Lets the person choose chats for their link: as a message of the bot's with a button, or as a plain link where either side
 * doesn't know such messages. A message that isn't there within one try is done without.
 */
export async function shareToChat(own: OwnLink, text: Text, { onChoosing, isWanted }: Choosing): Promise<Outcome> {
  const { api, messenger } = bridge();
  const prepared = await orNull(api.call('prepareShareMessage', { body: { mode: own.mode }, retries: 'none' }));
  if (!isWanted()) return { ok: false, reason: 'declined' };
  onChoosing();
  const sent: Outcome = prepared === null ? { ok: false, reason: 'unsupported' } : await messenger.sharePrepared(prepared.id);
  return !sent.ok && sent.reason === 'unsupported' && isWanted() ? shareLinkToChat(own, text) : sent;
}

/** Lets the person choose chats for the plain link; no client says what became of it. */
export const shareLinkToChat = ({ link, mode }: OwnLink, text: Text): Outcome =>
  bridge().messenger.shareLink(link, text(`share-text-${mode}`));
