import type { Mode, Valentine } from '@billet/shared-domain/contract';
import { nothing } from '../item/in-sheet.tsx';
import { sampleValentine } from '../item/sample.ts';
import { cardOf } from './card.ts';
import { InboxView, type InboxViewProps } from './inbox-view.tsx';
import { liveInbox } from './live-inbox.tsx';
import { sampleInbox } from './sample-inbox.ts';

const beforeTheDay = new Date('2026-03-01T12:00:00Z');
const cards = (items: readonly Valentine[]) => items.map((item) => cardOf(item, false, beforeTheDay));
const none: ReadonlySet<string> = new Set();

const view = (name: string, mode: Mode, change: Partial<InboxViewProps>) => ({
  name: `inbox/${name}`,
  render: () => (
    <InboxView
      mode={mode}
      count={0}
      unread={0}
      filter="all"
      list={{ kind: 'loading' }}
      onMode={nothing}
      onFilter={nothing}
      onPress={nothing}
      onMore={nothing}
      onRetry={nothing}
      onShare={nothing}
      onContest={nothing}
      {...change}
    />
  ),
});
const full = (mode: Mode, length: number, more: 'none' | 'some' | 'loading' | 'failed') =>
  ({
    count: length,
    unread: 3,
    list: { kind: 'full', cards: cards(sampleInbox(mode, length)), arrivals: none, more },
  }) as const;

export const inboxStates = [
  view('loading', 'valentine', { unread: null }),
  view('failed', 'valentine', { list: { kind: 'failed' } }),
  view('empty, valentines', 'valentine', { list: { kind: 'empty', isFiltered: false } }),
  view('empty, messages', 'anonymous', { list: { kind: 'empty', isFiltered: false } }),
  view('nothing matches', 'valentine', { filter: 'unanswered', count: 7, list: { kind: 'empty', isFiltered: true } }),
  view('one', 'valentine', {
    count: 1,
    unread: 1,
    list: { kind: 'full', cards: cards([sampleValentine({ status: 'sent', type: 'super' })]), arrivals: none, more: 'none' },
  }),
  view('full, valentines', 'valentine', full('valentine', 20, 'some')),
  view('full, messages', 'anonymous', full('anonymous', 20, 'loading')),
  view('more failed', 'valentine', full('valentine', 9, 'failed')),
  view('five thousand', 'valentine', full('valentine', 5000, 'none')),
  { name: 'inbox/live', render: liveInbox },
];
