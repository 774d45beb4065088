import type { Messenger, Notice } from '@billet/shared-bridge';

export interface CopyPorts {
  readonly messenger: Pick<Messenger, 'copyText' | 'haptic'>;
  notify(notice: Notice): void;
  text(id: string): string;
}

/** Copies the link and says whether that worked (ERR-04). True where it did. */
export async function copyLink(link: string, { messenger, notify, text }: CopyPorts): Promise<boolean> {
  const copied = await messenger.copyText(link);
  messenger.haptic({ kind: 'notification', type: copied.ok ? 'success' : 'error' });
  notify(copied.ok ? { message: text('share-copy-done'), type: 'success' } : { message: text('share-copy-error'), type: 'error' });
  return copied.ok;
}
