import { bridge, type NoticeType } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';

/** Asks the messenger for the product's status and tells how it went. True where it is worn. */
export async function wearStatus(text: Text): Promise<boolean> {
  const { config, messenger, shell } = bridge();
  const outcome = await messenger.setEmojiStatus(config.emojiStatusId);
  const tell = (type: NoticeType, word: string) => shell.notify({ message: text(`share-status-${word}`), type });
  if (outcome.ok) tell('success', 'done');
  else if (outcome.reason === 'unsupported') tell('warning', 'unsupported');
  else if (outcome.reason === 'declined') tell('info', 'declined');
  else tell('error', 'error');
  return outcome.ok;
}
