import { hideBackButton, onBackButtonClick, showBackButton } from '@telegram-apps/sdk';
import type { BackButton } from '../shell/layers.ts';
import { attempt } from './outcome.ts';

/** The messenger's own back button, in the header of the app. */
export const telegramBackButton: BackButton = {
  show: () => void attempt(() => showBackButton()),
  hide: () => void attempt(() => hideBackButton()),
};

export function onTelegramBack(goBack: () => void): void {
  attempt(() => void onBackButtonClick(goBack));
}
