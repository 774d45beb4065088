import type { ReactNode } from 'react';
import { askStates } from './ask/states.tsx';
import { publicListStates } from './public-list/states.tsx';
import { sendStates } from './send/states.tsx';
import { sendToFriendStates } from './send-to-friend/states.tsx';
import { wishesStates } from './wishes/states.tsx';

/** All named states of all views, for previews and tests. */
export const states: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  ...sendStates,
  ...askStates,
  ...sendToFriendStates,
  ...publicListStates,
  ...wishesStates,
];
