import { bridge } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';

/** Copies the link and shows a notice about the result (ERR-04). Returns true on success. */
export async function copyLink(link: string, text: Text): Promise<boolean> {
  const { messenger, shell } = bridge();
  const { ok } = await messenger.copyText(link);
  messenger.haptic({ kind: 'notification', type: ok ? 'success' : 'error' });
  shell.notify(ok ? { message: text('share-copy-done'), type: 'success' } : { message: text('share-copy-error'), type: 'error' });
  return ok;
}
