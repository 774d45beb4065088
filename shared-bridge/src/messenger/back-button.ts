import type { BackButton } from '../shell/layers.ts';
import { attempt } from './outcome.ts';
import { hear, postSince } from './wire.ts';

/** Where the messenger's library keeps what the button was before a reload (ENV-10). */
const KEPT = 'tapps/backButton';
/** Null until it was said: the client may still show the button of the page before a reload. */
let isShown: boolean | null = null;

function set(isVisible: boolean): void {
  if (isShown === isVisible) return;
  isShown = isVisible;
  attempt(() => window.sessionStorage.setItem(KEPT, String(isVisible)));
  attempt(() => postSince('6.1', 'web_app_setup_back_button', { is_visible: isVisible }));
}

/** The messenger's own back button, in the header of the app. */
export const telegramBackButton: BackButton = { show: () => set(true), hide: () => set(false) };

export function onTelegramBack(goBack: () => void): void {
  hear('back_button_pressed', goBack);
}
