import { Sheet } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import type { ReactNode } from 'react';
import { MutedWordsView } from './muted-words-view.tsx';
import { NotesView } from './notes-view.tsx';
import { SafetyView } from './safety-view.tsx';

const nothing = (): void => {};

const inSheet = (name: string, view: ReactNode) => ({
  name,
  render: () => (
    <Sheet isOpen onClose={nothing} label={name}>
      {view}
    </Sheet>
  ),
});

const note = (id: string, message: string | null): Valentine => ({
  id,
  type: 'ordinary',
  status: message === null ? 'sent' : 'opened',
  item: { id: 'tulip', type: 'in_app_gift', containedPublicIds: [], discountPercent: 0, originalPrice: null },
  message,
  answer: null,
  sender: null,
  isFullyAnonymous: false,
  isOpenSympathy: false,
  isAnonymousMessage: false,
  isMutual: false,
  isPublic: true,
  isRevealCompleted: false,
  isTelegramGiftSent: false,
  sentAt: '2026-02-14T09:00:00.000Z',
});
const notes = [note('1', 'Nobody likes your haircut, you know.'), note('2', null)];
const steps = { onPause: nothing, onOpen: nothing, onRetry: nothing, onClose: nothing };
const list = { onRead: nothing, onRelease: nothing, onRetry: nothing, onBack: nothing, onClose: nothing };
const words = { onWords: nothing, onBack: nothing, onClose: nothing };

export const safetyStates: readonly { readonly name: string; readonly render: () => ReactNode }[] = [
  inSheet('safety / loading', <SafetyView {...steps} settings={null} />),
  inSheet('safety / failed', <SafetyView {...steps} settings="failed" />),
  inSheet('safety / nothing set', <SafetyView {...steps} settings={{ isPaused: false, mutedWords: [], muted: 0 }} />),
  inSheet('safety / paused', <SafetyView {...steps} settings={{ isPaused: true, mutedWords: ['haircut', 'go away'], muted: 3 }} />),
  inSheet('muted words / empty', <MutedWordsView {...words} words={[]} />),
  inSheet('muted words / full', <MutedWordsView {...words} words={['haircut', 'go away', 'дурак', 'Donaudampfschifffahrt', '💩']} />),
  inSheet('muted notes / loading', <NotesView {...list} kind="muted" notes={null} />),
  inSheet('muted notes / failed', <NotesView {...list} kind="muted" notes="failed" />),
  inSheet('muted notes / empty', <NotesView {...list} kind="muted" notes={[]} />),
  inSheet('muted notes / full', <NotesView {...list} kind="muted" notes={notes} />),
  inSheet('blocked / empty', <NotesView {...list} kind="blocked" notes={[]} />),
  inSheet('blocked / full', <NotesView {...list} kind="blocked" notes={notes} />),
];
