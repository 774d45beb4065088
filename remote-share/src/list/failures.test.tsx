import { type Answers, preloadSheets, refusal, silence } from '@billet/shared-bridge/testing';
import { InEnglish, press } from '@billet/shared-i18n/testing';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import LeaderboardDialog from '../leaderboard/leaderboard-dialog.tsx';
import SafetyDialog from '../safety/safety-dialog.tsx';
import SettingsDialog from '../settings/settings-dialog.tsx';
import { fakePage } from '../testing/fake-page.ts';

beforeAll(preloadSheets);

type Dialog = ComponentType<{ readonly onClose: () => void }>;

const pagination = { total: 0, skip: 0, limit: 20 };
const answers: Answers = {
  getSafety: () => ({ isPaused: false, mutedWords: [], muted: 2 }),
  getMuted: () => ({ valentines: [], pagination, blocked: [] }),
  getBlocked: () => ({ valentines: [], pagination }),
  getPurchases: () => ({ purchases: [], pagination }),
  getSent: () => ({ sent: [], pagination }),
  getLeaderboards: () => ({ ...board, categories: [] }),
  getLeaderboard: () => board,
};
const me = { rank: 5, firstName: 'Alice', photoUrl: null, score: 3, isListed: false };
const board = { categoryCode: 'global', season: 2026, entries: [], me };

/** All sheets with server data: the call that each waits for, and the row that opens it. */
const sheets: readonly (readonly [string, Dialog, keyof Answers, RegExp | null])[] = [
  ['safety', SafetyDialog, 'getSafety', null],
  ['muted notes', SafetyDialog, 'getMuted', /^Muted notes/],
  ['blocked senders', SafetyDialog, 'getBlocked', /^Blocked senders/],
  ['what was sent', SettingsDialog, 'getSent', /^What I sent/],
  ['purchases', SettingsDialog, 'getPurchases', /^Purchases/],
  ['the leaderboard', LeaderboardDialog, 'getLeaderboard', null],
];
const failures = [
  ['silence', () => silence(), 'We got no answer.'],
  ['a broken server', () => refusal('internal'), 'Something broke on our side.'],
  ['a server that is busy for minutes', () => refusal('busy', { retryAfter: 120 }), 'Please try again in 2 minutes.'],
  ['too much at once', () => refusal('too_many', { retryAfter: 300 }), 'Try again in 5 minutes.'],
] as const;

describe.each(sheets)('[ENV-06][ERR-03] %s', (_, Sheet, call, row) => {
  test.each(failures)('shows an error text after %s, not an empty state, and loads on retry', async (_failure, thrown, words) => {
    const broken = () => Promise.reject(thrown());
    const server: Answers = { ...answers, [call]: broken };
    fakePage({ answers: server });
    render(<Sheet onClose={() => undefined} />, { wrapper: InEnglish });
    if (row) await press('button', row);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(words);
    expect(screen.queryByText(/yet$|^Nobody|^Nothing/)).toBe(null);
    Object.assign(server, { [call]: answers[call] });
    await press('button', 'Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null));
  });
});
