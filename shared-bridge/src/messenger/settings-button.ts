import { mountSettingsButton, onSettingsButtonClick, showSettingsButton } from '@telegram-apps/sdk';
import { attempt } from './outcome.ts';

/** Shows 'Settings' in the menu of the messenger and calls `onPress` when the user selects it. */
export function telegramSettings(onPress: () => void): () => void {
  let stop = () => {};
  attempt(() => void mountSettingsButton());
  attempt(() => {
    showSettingsButton();
    stop = onSettingsButtonClick(onPress);
  });
  return () => void attempt(stop);
}
