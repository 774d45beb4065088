import { bridge, type Outcome } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';
import { orNull } from '../api/or-null.ts';
import type { OwnLink } from '../own-link/use-own-link.ts';
import { isShared } from './outcomes.ts';

/**
 * Lets the person choose chats for their link: as a message of the bot's with a button, or as a plain link where either side
 * doesn't know such messages. What went wrong is told; success speaks for itself. True where it worked.
 */
export async function shareToChat(own: OwnLink, text: Text): Promise<boolean> {
  return isShared(await choose(own, text), 'chat', text);
}

async function choose({ link, mode }: OwnLink, text: Text): Promise<Outcome> {
  const { api, messenger } = bridge();
  const prepared = await orNull(api.call('prepareShareMessage', { body: { mode } }));
  const sent: Outcome = prepared === null ? { ok: false, reason: 'unsupported' } : await messenger.sharePrepared(prepared.id);
  return !sent.ok && sent.reason === 'unsupported' ? messenger.shareLink(link, text(`share-text-${mode}`)) : sent;
}
