import type { Messenger, Notice, Outcome } from '@billet/shared-bridge';
import { noticeOf } from '../share-menu/notices.ts';

export type StoryKind = 'messenger' | 'photo';

export interface StoryPorts {
  readonly messenger: Pick<Messenger, 'isPremium' | 'shareToStory' | 'shareFile' | 'copyText'>;
  /** The address of the picture; null where there is none. */
  picture(): Promise<string | null>;
  notify(notice: Notice): void;
  text(id: string): string;
}

const FILE_NAME = 'billet.png';

/**
 * Posts a story with the person's picture. The link is copied first, to be put beside it; a premium person's story in the
 * messenger carries it as a widget (SHR-07). True where the picture was handed over.
 */
export async function shareStory(kind: StoryKind, link: string, words: string, ports: StoryPorts): Promise<boolean> {
  const { messenger, notify, text } = ports;
  const [copied, url] = await Promise.all([messenger.copyText(link), ports.picture()]);
  const outcome = url === null ? ({ ok: false, reason: 'failed' } as const) : await hand(kind, { url, link, words }, ports);
  if (!outcome.ok) {
    const notice = noticeOf(outcome.reason, kind === 'messenger' ? 'story' : 'photo');
    notify({ ...notice, message: text(notice.message) });
    return false;
  }
  if (copied.ok) notify({ message: text('share-copy-done'), type: 'success' });
  return true;
}

interface Post {
  readonly url: string;
  readonly link: string;
  readonly words: string;
}

async function hand(kind: StoryKind, { url, link, words }: Post, { messenger, text }: StoryPorts): Promise<Outcome<unknown>> {
  if (kind === 'photo') return messenger.shareFile({ url, fileName: FILE_NAME });
  const widgetLink = messenger.isPremium ? { widgetLink: { url: link, name: text('share-story-widget') } } : {};
  return messenger.shareToStory({ mediaUrl: url, text: words, ...widgetLink });
}
