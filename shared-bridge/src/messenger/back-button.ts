import type { BackButton } from '../shell/layers.ts';
import { attempt } from './outcome.ts';
import { listenTo, postRequiringVersion } from './wire.ts';

/** The storage key of the library for the state of the button before a reload (ENV-10). */
const STATE_KEY = 'tapps/backButton';
/** Null until the first call: the client may still show the button of the page before a reload. */
let isShown: boolean | null = null;

function set(isVisible: boolean): void {
  if (isShown === isVisible) return;
  isShown = isVisible;
  attempt(() => window.sessionStorage.setItem(STATE_KEY, String(isVisible)));
  attempt(() => postRequiringVersion('6.1', 'web_app_setup_back_button', { is_visible: isVisible }));
}

/** The back button of the messenger, in the header of the app. */
export const telegramBackButton: BackButton = { show: () => set(true), hide: () => set(false) };

export function onTelegramBack(goBack: () => void): void {
  listenTo('back_button_pressed', goBack);
}
