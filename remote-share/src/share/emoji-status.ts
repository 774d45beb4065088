import type { Messenger, Notice } from '@billet/shared-bridge';

export interface StatusPorts {
  readonly messenger: Pick<Messenger, 'setEmojiStatus'>;
  notify(notice: Notice): void;
  text(id: string): string;
}

/** Asks the messenger for the product's status and tells how it went. True where it is worn. */
export async function wearStatus(statusId: string, { messenger, notify, text }: StatusPorts): Promise<boolean> {
  const outcome = await messenger.setEmojiStatus(statusId);
  if (outcome.ok) notify({ message: text('share-status-done'), type: 'success' });
  else if (outcome.reason === 'unsupported') notify({ message: text('share-status-unsupported'), type: 'warning' });
  else if (outcome.reason === 'declined') notify({ message: text('share-status-declined'), type: 'info' });
  else notify({ message: text('share-status-error'), type: 'error' });
  return outcome.ok;
}
