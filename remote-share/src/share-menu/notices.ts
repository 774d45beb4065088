import type { Notice, Outcome } from '@billet/shared-bridge';

/** The ways that can fail, each with words of its own. */
export type Way = 'chat' | 'story' | 'photo';

/** What is told of a way that didn't work out (ERR-04): a warning, an info or an error. `message` is the id of a text. */
export function noticeOf(reason: Extract<Outcome, { ok: false }>['reason'], way: Way): Notice {
  if (reason === 'unsupported') return { message: 'share-unavailable', type: 'warning' };
  if (reason === 'declined') return { message: 'share-cancelled', type: 'info' };
  return { message: `share-${way}-error`, type: 'error' };
}
