import { bridge } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';

/** Milliseconds of silence after which a person is told; some clients never answer what they don't know. */
export const SLOW = 8000;

/** Waits for the messenger, and says so where it is silent for long. */
export async function tellIfSlow<T>(answer: Promise<T>, text: Text): Promise<T> {
  const tell = () => bridge().shell.notify({ message: text('share-messenger-slow'), type: 'info' });
  const timer = setTimeout(tell, SLOW);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}
