import { useEffect } from 'react';
import { bridge } from '../bridge.ts';
import { onlyOne } from '../only-one.ts';
import { makeUnsaved } from './unsaved.ts';

let isUnsaved = false;

const hold = onlyOne('unsaved', () =>
  makeUnsaved((isNeeded) => {
    isUnsaved = isNeeded;
    bridge().messenger.setClosingConfirmation(isNeeded);
  }),
);

/** Whether anybody holds something typed that isn't sent. */
export const isAnythingUnsaved = (): boolean => isUnsaved;

/** While something typed is unsaved, the messenger asks before it closes the app. */
export function useUnsaved(isHeld: boolean): void {
  useEffect(() => (isHeld ? hold() : undefined), [isHeld]);
}
