import { mountSettingsButton, onSettingsButtonClick, showSettingsButton } from '@telegram-apps/sdk';
import { attempt } from './outcome.ts';

/** Shows 'Settings' in the messenger's menu of the app and tells of every press. */
export function telegramSettings(onPress: () => void): () => void {
  let stop = () => {};
  attempt(() => void mountSettingsButton());
  attempt(() => {
    showSettingsButton();
    stop = onSettingsButtonClick(onPress);
  });
  return () => void attempt(stop);
}
