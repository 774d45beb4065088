import { onMainButtonClick, onSecondaryButtonClick, setMainButtonParams, setSecondaryButtonParams } from '@telegram-apps/sdk';
import type { Messenger } from '../contract.ts';
import { attempt } from './outcome.ts';

/** The defaults of the buttons (SDK-03). */
const defaults = {
  main: { text: 'Continue', backgroundColor: '#2481cc', textColor: '#ffffff' },
  secondary: { text: 'Cancel', position: 'left' },
} as const;

/** Does nothing on a client without the button. */
export const telegramButton: Messenger['showButton'] = (which, { text = defaults[which].text, onPress }) => {
  const isMain = which === 'main';
  const set = (isVisible: boolean) => {
    if (isMain) setMainButtonParams({ ...defaults.main, text, isVisible });
    else setSecondaryButtonParams({ ...defaults.secondary, text, isVisible });
  };
  let stop = () => {};
  attempt(() => {
    stop = isMain ? onMainButtonClick(onPress) : onSecondaryButtonClick(onPress);
  });
  attempt(() => set(true));
  return () => {
    stop();
    attempt(() => set(false));
  };
};
