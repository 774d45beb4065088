import { bridge } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';

/** Milliseconds without an answer after which the user is notified. Some clients never answer calls that they do not know. */
export const SLOW_AFTER_MS = 8000;

/** Waits for the messenger and shows a notice if it does not answer for long. */
export async function notifyIfSlow<T>(answer: Promise<T>, text: Text): Promise<T> {
  const notify = () => bridge().shell.notify({ message: text('share-messenger-slow'), type: 'info' });
  const timer = setTimeout(notify, SLOW_AFTER_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}
