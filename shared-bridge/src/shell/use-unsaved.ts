import { useEffect } from 'react';
import { bridge } from '../bridge.ts';
import { pageSingleton } from '../page-singleton.ts';
import { makeUnsaved } from './unsaved.ts';

let isUnsaved = false;

const markUnsaved = pageSingleton('unsaved', () =>
  makeUnsaved((isNeeded) => {
    isUnsaved = isNeeded;
    bridge().messenger.setClosingConfirmation(isNeeded);
  }),
);

/** Whether any component has unsent text. */
export const isAnythingUnsaved = (): boolean => isUnsaved;

/** Enables the closing confirmation of the messenger while text is unsaved. */
export function useUnsaved(hasUnsavedText: boolean): void {
  useEffect(() => (hasUnsavedText ? markUnsaved() : undefined), [hasUnsavedText]);
}
