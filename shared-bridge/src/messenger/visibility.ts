import { listenTo } from './wire.ts';

let notifyVisible: () => void = () => undefined;

/** Sets the listener for the app becoming visible again after the messenger minimized it. Only the shell calls this. */
export function onVisibleAgain(listener: () => void): void {
  notifyVisible = listener;
}

/** Tracks the visibility that the messenger reports. The app is visible until the first report. */
export function telegramVisibility(): () => boolean {
  let isVisible = true;
  listenTo('visibility_changed', (change) => {
    isVisible = change.is_visible === true;
    if (isVisible) notifyVisible();
  });
  return () => isVisible;
}
