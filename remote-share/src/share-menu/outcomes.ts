import { bridge, type Notice, type Outcome } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';

/** Ways of sharing with their own error texts. answer: story of an answer; answerless: the answer has no picture. */
export type ShareAction = 'chat' | 'story' | 'photo' | 'save' | 'answer' | 'answerless';
type Reason = Extract<Outcome, { ok: false }>['reason'];

const errors: Readonly<Record<ShareAction, string>> = {
  chat: 'share-chat-error',
  story: 'share-story-error',
  photo: 'share-photo-error',
  save: 'share-save-error',
  answer: 'story-share-fail',
  answerless: 'story-share-error',
};

/** Shows a notice about a failure; success has none. Returns true on success (ERR-03, ERR-04). */
export function isShared(outcome: Outcome<unknown>, action: ShareAction, text: Text): boolean {
  if (!outcome.ok) bridge().shell.notify(noticeOf(outcome.reason, action, text));
  return outcome.ok;
}

function noticeOf(reason: Reason, action: ShareAction, text: Text): Notice {
  if (reason === 'unsupported')
    return action === 'answer'
      ? { message: text('story-share-error'), type: 'error' }
      : { message: text('share-unavailable'), type: 'warning' };
  if (reason === 'declined') return { message: text('share-cancelled'), type: 'info' };
  if (reason === 'timeout') return { message: text('share-no-answer'), type: 'warning' };
  return { message: text(errors[action]), type: 'error' };
}
