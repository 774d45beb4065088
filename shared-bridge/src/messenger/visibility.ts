import { on } from '@telegram-apps/sdk';

/** Follows what the messenger tells from now on; until it does the app is visible. */
export function telegramVisibility(): () => boolean {
  let isVisible = true;
  on('visibility_changed', (change) => {
    isVisible = change.is_visible;
  });
  return () => isVisible;
}
