import { fakeBridge, installBridge, sampleNote, setSession } from '@billet/shared-bridge/testing';
import type { ReactNode } from 'react';
import InboxPage from '../inbox/inbox-page.tsx';
import { sampleDetails } from './details.ts';
import { sampleInbox } from './inbox.ts';

const now = new Date('2026-03-01T12:00:00Z');
const items = sampleInbox('valentine', 20, now);
const find = (id: string) => items.find((item) => item.id === id) ?? sampleNote({ id });

/** Renders the page with a fake server, for trying its animations. */
export function liveInbox(): ReactNode {
  const { bridge } = fakeBridge({
    now,
    answers: {
      unwrapValentine: ({ params }) => ({ valentine: { ...find(params.id), status: 'opened', message: 'You make Mondays bearable' } }),
      answerValentine: ({ params, body }) => ({
        data: {
          valentine: { ...find(params.id), status: 'opened', message: 'You make Mondays bearable', answer: body.answer },
          shareImageUrl: null,
        },
      }),
      setVisibility: ({ body }) => body,
      revealSender: () => ({ success: true, requiresPayment: false, error: null, data: sampleDetails(), availableReveals: 2 }),
    },
  });
  installBridge(bridge);
  const count = { ordinary: 14, super: 6, total: 22, unread: 8, unreadAnonymous: 2 };
  setSession({
    appState: { isReady: true, isInitialized: true },
    mode: { mode: 'valentine' },
    inventory: { items, itemsMode: 'valentine', total: items.length, count },
  });
  return <InboxPage />;
}
