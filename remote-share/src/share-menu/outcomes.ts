import { bridge, type Notice, type Outcome } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';

/** The ways to share that can fail, each with words of its own. */
export type Way = 'chat' | 'story' | 'photo';

/** Tells of a way that didn't work out; success speaks for itself. True where it worked (ERR-04). */
export function isShared(outcome: Outcome<unknown>, way: Way, text: Text): boolean {
  if (!outcome.ok) bridge().shell.notify(noticeOf(outcome.reason, way, text));
  return outcome.ok;
}

function noticeOf(reason: Extract<Outcome, { ok: false }>['reason'], way: Way, text: Text): Notice {
  if (reason === 'unsupported') return { message: text('share-unavailable'), type: 'warning' };
  if (reason === 'declined') return { message: text('share-cancelled'), type: 'info' };
  if (reason === 'timeout') return { message: text('share-untold'), type: 'warning' };
  return { message: text(`share-${way}-error`), type: 'error' };
}
