import type { ReactNode } from 'react';
import { closedStates } from './closed/states.tsx';
import { contestStates } from './contest/states.tsx';
import { inboxStates } from './inbox/states.tsx';
import { packsStates } from './packs/states.tsx';
import { questionStates } from './question/states.tsx';
import { replyStates } from './reply/states.tsx';
import { revealStates } from './reveal/states.tsx';
import { safetyStates } from './safety/states.tsx';
import { senderDetailsStates } from './sender-details/states.tsx';
import { unwrapStates } from './unwrap/states.tsx';
import { valentineStates } from './valentine/states.tsx';

/** Every named state of every view, for previews and tests. */
export const states: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  ...inboxStates,
  ...unwrapStates,
  ...closedStates,
  ...valentineStates,
  ...questionStates,
  ...replyStates,
  ...revealStates,
  ...packsStates,
  ...senderDetailsStates,
  ...contestStates,
  ...safetyStates,
];
