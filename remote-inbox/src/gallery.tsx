import type { ReactNode } from 'react';
import { closedStates } from './closed/states.tsx';
import { contestStates } from './contest/states.tsx';
import { inboxStates } from './inbox/states.tsx';
import { noteStates } from './note/states.tsx';
import { openingStates } from './opening/states.tsx';
import { replyStates } from './reply/states.tsx';
import { revealStates } from './reveal/states.tsx';
import { safetyStates } from './safety/states.tsx';

/** All named states of all views, for previews and tests. */
export const states: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  ...inboxStates,
  ...openingStates,
  ...closedStates,
  ...noteStates,
  ...replyStates,
  ...revealStates,
  ...contestStates,
  ...safetyStates,
];
