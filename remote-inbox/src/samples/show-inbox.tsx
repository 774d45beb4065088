import { useLocation } from '@billet/shared-bridge';
import {
  type Answers,
  announceTo,
  type FakeParts,
  fakeBridge,
  installBridge,
  MemoryRouter,
  preloadSheets,
  setSession,
} from '@billet/shared-bridge/testing';
import type { User, Valentine } from '@billet/shared-domain/contract';
import { InEnglish } from '@billet/shared-i18n/testing';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import InboxPage from '../inbox/inbox-page.tsx';

/** State of the fake server. A test changes it to simulate another device. */
interface ServerState {
  notes: Valentine[];
  user: User;
}

const alice: User = {
  valentineCode: 'abcdefghjk',
  telegram: { firstName: 'Alice', username: null, photoUrl: null, languageCode: 'en' },
  mode: 'valentine',
  completedTasks: [],
  hasMarch8EarlyReveal: false,
  availableReveals: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  categoryCode: 'RU',
  categoryRank: null,
  leaderboardCategory: null,
  language: null,
  isPaused: false,
  invited: 0,
};

interface Parts extends Omit<FakeParts, 'answers'> {
  readonly notes: readonly Valentine[];
  readonly user?: Partial<User>;
  /** Renders under React StrictMode. */
  readonly isStrict?: boolean;
  readonly answers?: (serverState: ServerState) => Answers;
}

/** Renders the page with its notes over a fake bridge and server. */
export async function showInbox({ notes, user, answers, isStrict = false, ...parts }: Parts) {
  const serverState: ServerState = { notes: [...notes], user: { ...alice, ...user } };
  const count = () => ({ ordinary: serverState.notes.length, super: 0, total: serverState.notes.length, unread: 0, unreadAnonymous: 0 });
  const fake = fakeBridge({
    now: new Date('2026-04-01T12:00:00Z'),
    ...parts,
    answers: {
      getProfile: () => ({ user: serverState.user }),
      getInventoryCount: count,
      getValentines: () => ({ valentines: serverState.notes, pagination: { total: serverState.notes.length, skip: 0, limit: 20 } }),
      ...answers?.(serverState),
    },
  });
  installBridge(fake.bridge);
  await preloadSheets();
  setSession({
    appState: { isReady: true, isInitialized: true },
    mode: { mode: 'valentine' },
    userData: { user: serverState.user, loadingCompleted: true },
    inventory: { items: notes, itemsMode: 'valentine', total: notes.length, count: count() },
  });
  const page = (
    <MemoryRouter>
      <InboxPage />
      <Path />
    </MemoryRouter>
  );
  render(isStrict ? <StrictMode>{page}</StrictMode> : page, { wrapper: InEnglish });
  return {
    fake,
    serverState,
    notices: () => fake.notices.map(({ message, type }) => `${type}: ${message}`),
    calls: (name: string) => fake.apiCalls.filter((call) => call.name === name),
    /** Announces a change that another device made to the server state. */
    announce: (kind: 'inventory' | 'profile') => act(() => announceTo(fake, kind === 'inventory' ? { kind, count: count() } : { kind })),
  };
}

/** The path that the page navigated to, for tests. */
function Path() {
  const { pathname, search } = useLocation();
  return <span data-testid="path">{pathname + search}</span>;
}

/** Button of a note's card. */
export const card = () => screen.getByRole('button', { name: /, (Open|Opened|Closed)(,|$)/ });
