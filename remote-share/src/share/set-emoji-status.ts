import { bridge, type NoticeType } from '@billet/shared-bridge';
import type { Text } from '@billet/shared-i18n';
import { notifyIfSlow } from '../messenger/notify-if-slow.ts';

/** Asks the messenger to set the product's emoji status and shows the result. Returns true if the status was set. */
export async function setEmojiStatus(text: Text): Promise<boolean> {
  const { config, messenger, shell } = bridge();
  const outcome = await notifyIfSlow(messenger.setEmojiStatus(config.emojiStatusId), text);
  const notify = (type: NoticeType, result: string) => shell.notify({ message: text(`share-status-${result}`), type });
  if (outcome.ok) notify('success', 'done');
  else if (outcome.reason === 'unsupported') notify('warning', 'unsupported');
  else if (outcome.reason === 'declined') notify('info', 'declined');
  else if (outcome.reason === 'timeout') shell.notify({ message: text('share-no-answer'), type: 'warning' });
  else notify('error', 'error');
  return outcome.ok;
}
