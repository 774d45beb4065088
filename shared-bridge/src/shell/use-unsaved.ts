import { useEffect } from 'react';
import { bridge } from '../bridge.ts';
import { onlyOne } from '../only-one.ts';
import { makeUnsaved } from './unsaved.ts';

const hold = onlyOne('unsaved', () => makeUnsaved((isNeeded) => bridge().messenger.setClosingConfirmation(isNeeded)));

/** While something typed is unsaved, the messenger asks before it closes the app. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? hold() : undefined), [isUnsaved]);
}
