import { Sheet } from '@billet/shared-bridge';
import type { Mode, PublicValentine } from '@billet/shared-domain/contract';
import type { ReactNode } from 'react';
import { emptyList, type PublicList } from './public-list.ts';
import { PublicListView } from './public-list-view.tsx';

const nothing = (): void => {};

const note = (id: string, item: string, message: string, answer: string): PublicValentine => ({
  id,
  item: { id: item },
  message,
  answer,
  type: 'ordinary',
});

const sampleNotes: readonly PublicValentine[] = [
  note('1', 'tulip', 'You make ordinary days feel like holidays.', 'Whoever you are: same to you!'),
  note('2', 'bouquet', 'Coffee on Friday?', 'Only if you bring the tulips 🌷'),
];

function PublicAnswers({ list, mode = 'valentine' }: { readonly list: PublicList; readonly mode?: Mode }) {
  return (
    <Sheet isOpen onClose={nothing} label="…">
      <PublicListView model={{ mode, list, loadMore: nothing, write: nothing, close: nothing }} />
    </Sheet>
  );
}

export const publicListStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'public list / full', render: () => <PublicAnswers list={{ valentines: sampleNotes, total: 5, isLoading: false }} /> },
  { name: 'public list / loading', render: () => <PublicAnswers list={emptyList} /> },
  { name: 'public list / empty', render: () => <PublicAnswers list={{ valentines: [], total: 0, isLoading: false }} /> },
  {
    name: 'public list / empty, anonymous',
    render: () => <PublicAnswers mode="anonymous" list={{ valentines: [], total: 0, isLoading: false }} />,
  },
];
