import type { SentItem } from '@billet/shared-domain/contract';
import type { ListModel } from '../list/list-model.ts';
import { inSheet } from '../samples/in-sheet.tsx';
import { failedList, loadingList, sampleList } from '../samples/list.ts';
import { SentView } from './sent-view.tsx';
import { type SentRow, sentRowsOf } from './use-sent.ts';

const note = (changes: Partial<SentItem>): SentItem => ({
  item: { id: 'tulip' },
  message: 'You make Mondays bearable',
  answer: null,
  state: 'delivered',
  isRevealed: false,
  sentAt: '2026-02-14T12:00:00.000Z',
  recipient: { firstName: 'Alice', photoUrl: null },
  ...changes,
});
const notes = sentRowsOf([
  note({}),
  note({ item: { id: 'teddy' }, state: 'opened', isRevealed: true, sentAt: '2026-02-13T12:00:00.000Z' }),
  note({
    state: 'answered',
    answer: 'And you my Fridays',
    recipient: { firstName: 'Александра-Вильгельмина', photoUrl: null },
    sentAt: '2026-02-12T12:00:00.000Z',
  }),
  note({ item: { id: 'anon' }, message: 'أنتِ تجعلين كل صباح أجمل', sentAt: '2026-02-11T12:00:00.000Z' }),
]);

const state = (name: string, model: ListModel<SentRow>) => inSheet(`sent / ${name}`, <SentView model={model} />, 'inside');

export const sentStates = [
  state('full', sampleList(notes, { more: 'ready' })),
  state('more failed', sampleList(notes, { more: 'failed', failure: { kind: 'network' } })),
  state('loading', loadingList),
  state('none', sampleList([])),
  state('failed', failedList),
];
