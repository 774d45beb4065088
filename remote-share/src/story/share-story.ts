import { bridge, type Outcome } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';
import { orNull } from '../api/or-null.ts';
import { tellIfSlow } from '../messenger/tell-if-slow.ts';
import type { OwnLink } from '../own-link/use-own-link.ts';
import { isShared } from '../share-menu/outcomes.ts';

export type StoryKind = 'messenger' | 'photo';

const FILE_NAME = 'billet.png';

/**
 * Posts a story with the person's picture. The link is copied first, to be put beside it; a premium person's story in the
 * messenger carries it as a widget (SHR-07). True where the picture was handed over; to who has left meanwhile (`isWanted`) nothing is.
 */
export async function shareStory(kind: StoryKind, own: OwnLink, text: Text, isWanted = () => true): Promise<boolean> {
  const { messenger, shell } = bridge();
  const [copied, picture] = await Promise.all([messenger.copyText(own.link), pictureOf(own)]);
  if (!isWanted()) return false;
  const outcome: Outcome<unknown> = picture === null ? { ok: false, reason: 'failed' } : await post(kind, picture.url, own, text);
  const hasWorked = isShared(outcome, kind === 'messenger' ? 'story' : 'photo', text);
  if (hasWorked && copied.ok) shell.notify({ message: text('share-copy-done'), type: 'success' });
  return hasWorked;
}

const pictureOf = ({ code, mode }: OwnLink) =>
  orNull(bridge().api.call('getShareImage', { params: { id: code }, query: { type: 'story', mode } }));

async function post(kind: StoryKind, url: string, { link, mode }: OwnLink, text: Text): Promise<Outcome<unknown>> {
  const { messenger } = bridge();
  if (kind === 'photo') return tellIfSlow(messenger.shareFile({ url, fileName: FILE_NAME }), text);
  const widgetLink = messenger.isPremium ? { widgetLink: { url: link, name: text('share-story-widget') } } : {};
  return messenger.shareToStory({ mediaUrl: url, text: text(`share-text-${mode}`), ...widgetLink });
}
