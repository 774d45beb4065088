import { bridge, type Outcome } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';
import { notifyIfSlow } from '../messenger/notify-if-slow.ts';
import type { OwnLink } from '../own-link/use-own-link.ts';
import { isShared } from '../share-menu/outcomes.ts';

/** Target of a picture: the messenger's story, another app, or the device. */
export type ShareTarget = 'story' | 'photo' | 'save';

export interface SharedPoster {
  readonly own: OwnLink;
  /** URL of the full picture; null if there is none. */
  readonly address: () => Promise<string | null>;
  /** True for a picture of an answer, false for one of the link. */
  readonly isAnswer: boolean;
}

const FILE_NAME = 'billet.png';

/**
 * Hands the picture over. The link is copied first so that the user can paste it; a premium user's story carries it as a widget
 * (SHR-07). Without stories, the picture is saved (SHR-05). Resolves to true on success, and to false if the sheet is no longer open
 * (`isOpen`) or no story was posted.
 */
export async function sharePoster(target: ShareTarget, poster: SharedPoster, text: Text, isOpen = () => true): Promise<boolean> {
  const { messenger, shell } = bridge();
  const copying = target === 'save' ? null : messenger.copyText(poster.own.link);
  const [copied, url] = await Promise.all([copying, poster.address()]);
  if (!isOpen()) return false;
  const outcome: Outcome<unknown> = url === null ? { ok: false, reason: 'failed' } : await handOver(target, url, poster, text);
  const outcomeTarget = target === 'story' && poster.isAnswer ? (url === null ? 'answerless' : 'answer') : target;
  if (!isShared(outcome, outcomeTarget, text)) return false;
  if (copied?.ok) shell.notify({ message: text('share-copy-done'), type: 'success' });
  const saved = outcome.ok && outcome.value;
  if (saved === 'downloaded') shell.notify({ message: text('share-save-done'), type: 'success' });
  // a posted story has no value
  return target !== 'story' || !saved;
}

async function handOver(target: ShareTarget, url: string, { own, isAnswer }: SharedPoster, text: Text): Promise<Outcome<unknown>> {
  const { messenger, shell } = bridge();
  const share = (isKept: boolean) => notifyIfSlow(messenger.shareFile({ url, fileName: FILE_NAME, isKept }), text);
  if (target !== 'story') return share(target === 'save');
  const widgetLink = messenger.isPremium ? { widgetLink: { url: own.link, name: text('share-story-widget') } } : {};
  const posted = messenger.shareToStory({ mediaUrl: url, ...(isAnswer ? {} : { text: text(`share-text-${own.mode}`) }), ...widgetLink });
  if (posted.ok || posted.reason !== 'unsupported') return posted;
  shell.notify({ message: text('share-story-phone'), type: 'info' });
  return share(true);
}
