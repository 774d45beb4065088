import { sampleNote } from '@billet/shared-bridge/testing';
import type { ListModel } from '../list/list-model.ts';
import { inSheet, nothing } from '../samples/in-sheet.tsx';
import { failedList, loadingList, sampleList } from '../samples/list.ts';
import { MutedWordsView } from './muted-words-view.tsx';
import { type ListedNote, type NotesKind, NotesView } from './notes-view.tsx';
import { type SafetyModel, SafetyView } from './safety-view.tsx';

const notes: readonly ListedNote[] = [
  { note: sampleNote({ id: '1', status: 'opened', message: 'Nobody likes your haircut, you know.' }), isBlocked: true },
  { note: sampleNote({ id: '2', status: 'sent', message: null }), isBlocked: false },
];

const start = (name: string, changes: Partial<SafetyModel>) => {
  const model = { settings: null, failure: null, onPause: nothing, onOpen: nothing, onRetry: nothing, ...changes };
  return inSheet(`safety / ${name}`, <SafetyView model={model} />);
};
const words = (name: string, mutedWords: readonly string[]) =>
  inSheet(`muted words / ${name}`, <MutedWordsView model={{ words: mutedWords, onMute: async () => true, onUnmute: nothing }} />, 'inside');
const list = (kind: NotesKind, name: string, notes: ListModel<ListedNote>) =>
  inSheet(
    `${kind === 'muted' ? 'muted notes' : 'blocked'} / ${name}`,
    <NotesView model={{ kind, notes, onRead: nothing, onBlock: nothing, onReport: nothing, onRelease: nothing }} />,
    'inside',
  );

export const safetyStates = [
  start('loading', {}),
  start('failed', { failure: { kind: 'network' } }),
  start('nothing set', { settings: { isPaused: false, mutedWords: [], muted: 0 } }),
  start('paused', { settings: { isPaused: true, mutedWords: ['haircut', 'go away'], muted: 3 } }),
  words('empty', []),
  words('full', ['haircut', 'go away', 'дурак', 'Donaudampfschifffahrt', '💩']),
  list('muted', 'loading', loadingList),
  list('muted', 'failed', failedList),
  list('muted', 'empty', sampleList([])),
  list('muted', 'full', sampleList(notes)),
  list('muted', 'more loading', sampleList(notes, { more: 'loading' })),
  list('blocked', 'empty', sampleList([])),
  list('blocked', 'full', sampleList(notes)),
];
