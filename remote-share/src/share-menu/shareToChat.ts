import type { Messenger, Notice, Outcome } from '@billet/shared-bridge';

export interface ChatPorts {
  readonly messenger: Pick<Messenger, 'shareLink'>;
  notify(notice: Notice): void;
  text(id: string): string;
}

/** Lets the person choose chats for the link. What went wrong is told; success speaks for itself. True where it worked. */
export function shareToChat(link: string, words: string, { messenger, notify, text }: ChatPorts): boolean {
  const outcome = messenger.shareLink(link, words);
  if (outcome.ok) return true;
  const notice = noticeOf(outcome);
  notify({ ...notice, message: text(notice.message) });
  return false;
}

function noticeOf(outcome: Extract<Outcome, { ok: false }>): Notice {
  if (outcome.reason === 'unsupported') return { message: 'share-unavailable', type: 'warning' };
  if (outcome.reason === 'declined') return { message: 'share-cancelled', type: 'info' };
  return { message: 'share-chat-error', type: 'error' };
}
