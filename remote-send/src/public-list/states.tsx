import { Sheet } from '@billet/shared-bridge';
import type { Mode, PublicValentine } from '@billet/shared-domain/contract';
import type { ReactNode } from 'react';
import { failedCall, loadingCall, nothing, readyCall } from '../samples.ts';
import { PublicListView } from './public-list-view.tsx';
import type { PublicListModel } from './use-public-list.ts';

const note = (id: string, item: string, message: string, answer: string): PublicValentine => ({
  id,
  item: { id: item },
  message,
  answer,
  type: 'ordinary',
});

const notes: readonly PublicValentine[] = [
  note('1', 'tulip', 'You make ordinary days feel like holidays.', 'Whoever you are: same to you!'),
  note('2', 'bouquet', 'Coffee on Friday?', 'Only if you bring the tulips 🌷'),
];

type List = PublicListModel['list'];

const paging = { more: 'none', moreFailure: null, loadMore: nothing } as const;
const listOf = (rows: readonly PublicValentine[], more: List['more'] = 'none'): List => ({
  ...paging,
  ...readyCall<NonNullable<List['data']>>({
    rows,
    last: { valentines: [], pagination: { total: 5, limit: 2, skip: 0 } },
    hasMore: more !== 'none',
    repeated: 0,
  }),
  more,
});

const answers = (list: List, mode: Mode = 'valentine'): ReactNode => (
  <Sheet isOpen onClose={nothing} label="…">
    <PublicListView model={{ mode, list, write: nothing, close: nothing }} />
  </Sheet>
);

export const publicListStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  { name: 'public list / full', render: () => answers(listOf(notes, 'ready')) },
  { name: 'public list / all', render: () => answers(listOf(notes)) },
  { name: 'public list / more, loading', render: () => answers(listOf(notes, 'loading')) },
  { name: 'public list / more, failed', render: () => answers(listOf(notes, 'failed')) },
  { name: 'public list / loading', render: () => answers({ ...loadingCall, ...paging }) },
  { name: 'public list / failed', render: () => answers({ ...failedCall, ...paging }) },
  { name: 'public list / empty', render: () => answers(listOf([])) },
  { name: 'public list / empty, anonymous', render: () => answers(listOf([]), 'anonymous') },
];
