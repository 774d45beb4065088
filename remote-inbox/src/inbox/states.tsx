import { sampleNote } from '@billet/shared-bridge/testing';
import type { Mode, Valentine } from '@billet/shared-domain/contract';
import { sampleSlots } from '@billet/shared-ui';
import { LONG_TEXT, nothing } from '../samples/in-sheet.tsx';
import { sampleInbox } from '../samples/inbox.ts';
import { liveInbox } from '../samples/live-inbox.tsx';
import { cardOf } from './card.ts';
import { inboxFrame, inboxWithoutActions } from './first-frame.tsx';
import { type InboxModel, InboxView } from './inbox-view.tsx';
import type { MoreState } from './list.ts';

const beforeTheDay = new Date('2026-03-01T12:00:00Z');
const ordinaryDay = new Date('2026-11-22T12:00:00Z');
const cards = (notes: readonly Valentine[], at = ordinaryDay) => notes.map((note) => cardOf(note, null, at));
const none: ReadonlySet<string> = new Set();
const busy = { kind: 'answer', status: 503, code: 'busy', message: '', retryAfter: 120 } as const;

const view = (name: string, mode: Mode, change: Partial<InboxModel>) => ({
  name: `inbox/${name}`,
  render: () => <InboxView model={{ ...inboxWithoutActions(mode), unread: { anonymous: 0, valentine: 0 }, ...change }} />,
});
const full = (mode: Mode, length: number, more: MoreState, at?: Date) =>
  ({
    count: length,
    unread: { anonymous: 2, valentine: 3 },
    list: { kind: 'full', cards: cards(sampleInbox(mode, length, at), at), arrivals: none, more, moreFailure: null },
  }) as const;

const one = (name: string, mode: Mode, change: Partial<Valentine>, at?: Date) => {
  const question = { type: 'anonymous_message', isAnonymousMessage: true, item: { ...sampleNote().item, id: 'love' } } as const;
  const note = sampleNote({ sentAt: (at ?? new Date()).toISOString(), ...(mode === 'anonymous' && question), ...change });
  return view(name, mode, {
    count: 1,
    unread: { anonymous: 0, valentine: 0, [mode]: note.status === 'sent' && !at ? 1 : 0 },
    closed: at ? 1 : 0,
    list: { kind: 'full', cards: cards([note], at), arrivals: none, more: 'none', moreFailure: null },
  });
};
const first = (mode: Mode) => ({ name: `inbox/first frame, ${mode}`, render: () => inboxFrame(mode).render(sampleSlots) });

export const inboxStates = [
  first('anonymous'),
  first('valentine'),
  view('loading', 'valentine', { unread: null }),
  view('failed', 'valentine', { list: { kind: 'failed', failure: { kind: 'network' } } }),
  view('failed, busy for minutes', 'valentine', { list: { kind: 'failed', failure: busy } }),
  view('empty, valentines', 'valentine', { list: { kind: 'empty', isFiltered: false } }),
  view('empty, messages', 'anonymous', { list: { kind: 'empty', isFiltered: false } }),
  view('empty, paused', 'valentine', {
    list: { kind: 'empty', isFiltered: false },
    pause: { isPaused: true, isResuming: false, resume: nothing },
  }),
  view('nothing matches', 'valentine', { filter: 'unanswered', count: 7, list: { kind: 'empty', isFiltered: true } }),
  one('one, sealed', 'valentine', { status: 'sent', message: null, type: 'super' }),
  one('one, closed', 'valentine', { status: 'sent', message: null }, beforeTheDay),
  one('one, opened', 'valentine', { isMutual: true }),
  one('one question', 'anonymous', { status: 'sent', message: null }),
  one('one question, answered', 'anonymous', { message: LONG_TEXT, answer: 'Yes!' }),
  view('few', 'valentine', full('valentine', 5, 'none')),
  view('few messages', 'anonymous', full('anonymous', 4, 'none')),
  view('full, valentines', 'valentine', full('valentine', 20, 'ready')),
  view('full, before 8 March', 'valentine', { ...full('valentine', 20, 'ready', beforeTheDay), closed: 4 }),
  view('full, messages', 'anonymous', full('anonymous', 20, 'loading')),
  view('more failed', 'valentine', full('valentine', 9, 'failed')),
  view('five thousand', 'valentine', { ...full('valentine', 5000, 'none'), unread: { anonymous: 120, valentine: 1250 } }),
  { name: 'inbox/live', render: liveInbox },
];
