import { Sheet } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import type { ReactNode } from 'react';
import { PublicListView } from '../public-list/PublicListView.tsx';
import { emptyList, type PublicList } from '../public-list/publicList.ts';
import { SendToFriendView } from '../send-to-friend/SendToFriendView.tsx';
import { nothing, sampleNotes } from './samples.ts';

function PublicAnswers({ list, mode = 'valentine' }: { readonly list: PublicList; readonly mode?: Mode }) {
  return (
    <Sheet isOpen onClose={nothing} label="…">
      <PublicListView mode={mode} list={list} onMore={nothing} onWrite={nothing} onClose={nothing} />
    </Sheet>
  );
}

const friend = (mode: Mode, isLoading = false) => <SendToFriendView mode={mode} isLoading={isLoading} onMode={nothing} onOpen={nothing} />;

export const otherStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'send to a friend / valentine', render: () => friend('valentine') },
  { name: 'send to a friend / anonymous', render: () => friend('anonymous') },
  { name: 'send to a friend / loading', render: () => friend('valentine', true) },
  { name: 'public list / full', render: () => <PublicAnswers list={{ valentines: sampleNotes, total: 5, isLoading: false }} /> },
  { name: 'public list / loading', render: () => <PublicAnswers list={emptyList} /> },
  { name: 'public list / empty', render: () => <PublicAnswers list={{ valentines: [], total: 0, isLoading: false }} /> },
  {
    name: 'public list / empty, anonymous',
    render: () => <PublicAnswers mode="anonymous" list={{ valentines: [], total: 0, isLoading: false }} />,
  },
];
