import type { Mode } from '@billet/shared-domain/contract';
import { sampleSlots } from '@billet/shared-ui';
import type { ReactNode } from 'react';
import { nothing } from '../samples.ts';
import { friendFrame } from './first-frame.tsx';
import { SendToFriendView } from './send-to-friend-view.tsx';

const friend = (mode: Mode, { isLoading = false, isEaster = false } = {}) => (
  <SendToFriendView model={{ mode, isLoading, isEaster, choose: nothing, open: nothing }} />
);

export const sendToFriendStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'send to a friend / first frame, anonymous', render: () => friendFrame('anonymous').render(sampleSlots) },
  { name: 'send to a friend / first frame, valentine', render: () => friendFrame('valentine').render(sampleSlots) },
  { name: 'send to a friend / valentine', render: () => friend('valentine') },
  { name: 'send to a friend / anonymous', render: () => friend('anonymous') },
  { name: 'send to a friend / loading', render: () => friend('valentine', { isLoading: true }) },
  { name: 'send to a friend / Easter', render: () => friend('valentine', { isEaster: true }) },
  { name: 'send to a friend / Easter, anonymous', render: () => friend('anonymous', { isEaster: true }) },
];
