import { hear } from './wire.ts';

let tellShown: () => void = () => undefined;

/** From now on this is told whenever the messenger shows the app again that it had put aside. One listener: the shell's. */
export function onShownAgain(tell: () => void): void {
  tellShown = tell;
}

/** Follows what the messenger tells from now on; until it does the app is visible. */
export function telegramVisibility(): () => boolean {
  let isVisible = true;
  hear('visibility_changed', (change) => {
    isVisible = change.is_visible === true;
    if (isVisible) tellShown();
  });
  return () => isVisible;
}
