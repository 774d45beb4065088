import type { Messenger, Notice, Outcome } from '@billet/shared-bridge';
import { noticeOf } from './notices.ts';

export interface ChatPorts {
  readonly messenger: Pick<Messenger, 'shareLink' | 'sharePrepared'>;
  /** The id of a message that the bot prepared; null where it couldn't. */
  prepare(): Promise<string | null>;
  notify(notice: Notice): void;
  text(id: string): string;
}

/**
 * Lets the person choose chats for their link: as a message of the bot's with a button, or as a plain link where either side
 * doesn't know such messages. What went wrong is told; success speaks for itself. True where it worked.
 */
export async function shareToChat(link: string, words: string, ports: ChatPorts): Promise<boolean> {
  const outcome = await choose(link, words, ports);
  if (outcome.ok) return true;
  const notice = noticeOf(outcome.reason, 'chat');
  ports.notify({ ...notice, message: ports.text(notice.message) });
  return false;
}

async function choose(link: string, words: string, { messenger, prepare }: ChatPorts): Promise<Outcome> {
  const id = await prepare();
  const sent: Outcome = id === null ? { ok: false, reason: 'unsupported' } : await messenger.sharePrepared(id);
  return !sent.ok && sent.reason === 'unsupported' ? messenger.shareLink(link, words) : sent;
}
