import { Sheet } from '@billet/shared-bridge';
import type { SentItem } from '@billet/shared-domain/contract';
import type { ReactNode } from 'react';
import { SentView, type SentViewProps } from './sent-view.tsx';

const nothing = (): void => {};
const letter = (changes: Partial<SentItem>): SentItem => ({
  item: { id: 'tulip' },
  message: 'You make Mondays bearable',
  answer: null,
  state: 'delivered',
  isRevealed: false,
  sentAt: '2026-02-14T12:00:00.000Z',
  recipient: { firstName: 'Alice', photoUrl: null },
  ...changes,
});
const letters = [
  letter({}),
  letter({ item: { id: 'teddy' }, state: 'opened', isRevealed: true, sentAt: '2026-02-13T12:00:00.000Z' }),
  letter({
    state: 'answered',
    answer: 'And you my Fridays',
    recipient: { firstName: 'Александра-Вильгельмина', photoUrl: null },
    sentAt: '2026-02-12T12:00:00.000Z',
  }),
  letter({ item: { id: 'anon' }, message: 'أنتِ تجعلين كل صباح أجمل', sentAt: '2026-02-11T12:00:00.000Z' }),
];

const state = (name: string, sent: SentViewProps['sent'], hasMore = false) => ({
  name: `sent / ${name}`,
  render: (): ReactNode => (
    <Sheet isOpen onClose={nothing} label="…">
      <SentView sent={sent} hasMore={hasMore} onMore={nothing} onRetry={nothing} onBack={nothing} onClose={nothing} />
    </Sheet>
  ),
});

export const sentStates = [state('full', letters, true), state('loading', null), state('none', []), state('failed', 'failed')];
