import { announceTo, deferred, preloadSheets, refusal, sampleUser, silence } from '@billet/shared-bridge/testing';
import type { Answer } from '@billet/shared-domain/contract';
import { InEnglish, press } from '@billet/shared-i18n/testing';
import { beforeAll, expect, test } from '@rstest/core';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { callsOf, fakePage, type PageParts } from '../testing/fake-page.ts';
import LeaderboardDialog from './leaderboard-dialog.tsx';

beforeAll(preloadSheets);

type Board = Answer<'getLeaderboard'>;

const board = (from: number, to: number, changes: Partial<Board> = {}): Board => ({
  categoryCode: 'global',
  season: 2026,
  entries: Array.from({ length: to - from + 1 }, (_, index) => ({
    rank: from + index,
    firstName: `Person ${from + index}`,
    photoUrl: null,
    score: 100 - from - index,
  })),
  me: { rank: 5, firstName: 'Alice', photoUrl: null, score: 3, isListed: false },
  ...changes,
});
const places = () => ({
  ...board(1, 1),
  categories: [
    { categoryCode: 'global', category: 'global' as const },
    { categoryCode: 'RU', category: 'regional' as const },
    { categoryCode: 'DE', category: 'regional' as const },
  ],
});

function open(answers: NonNullable<PageParts['answers']>, user: PageParts['user'] = {}) {
  const fake = fakePage({ user, now: new Date('2026-02-14T10:00:00Z'), answers: { getLeaderboards: places, ...answers } });
  render(<LeaderboardDialog onClose={() => {}} />, { wrapper: InEnglish });
  return fake;
}
const ranks = () => within(screen.getByRole('list', { name: 'Places' })).getAllByRole('listitem').length;
const boardsAsked = ({ apiCalls }: ReturnType<typeof fakePage>) =>
  apiCalls.filter(({ name }) => name === 'getLeaderboard').map(({ input }) => input as { params: unknown; query: unknown });

test('[LDB-01] loads ten places per page and offers another page only after a full one', async () => {
  const fake = open({ getLeaderboard: ({ query }) => (query?.offset === 0 ? board(1, 10) : board(11, 12)) });
  await screen.findByText('Person 10');
  await press('button', 'Show more');
  expect(ranks()).toBe(12);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null);
  expect(boardsAsked(fake)).toMatchObject([
    { params: { categoryCode: 'global' }, query: { offset: 0 } },
    { params: { categoryCode: 'global' }, query: { offset: 10 } },
  ]);
});

test('[LDB-01] shows a person who moved between two pages once', async () => {
  open({ getLeaderboard: ({ query }) => (query?.offset === 0 ? board(1, 10) : board(10, 12)) });
  await press('button', 'Show more');
  expect(ranks()).toBe(12);
});

test('[LDB-01] lists all users of one rank, also with one name, and marks only the own place', async () => {
  const tied = ['Alice', 'Boris', 'Sam', 'Sam'].map((firstName) => ({ rank: 1, firstName, photoUrl: null, score: 7 }));
  open({
    getLeaderboard: () => board(1, 1, { entries: tied, me: { rank: 1, firstName: 'Boris', photoUrl: null, score: 7, isListed: true } }),
  });
  await screen.findByText('Boris');
  expect(ranks()).toBe(4);
  expect(screen.getAllByText(/that’s you/i)).toHaveLength(1);
});

test('[LDB-01] a next page that fails to load shows an error and a retry and keeps the loaded places', async () => {
  const replies = [() => board(1, 10), () => Promise.reject(silence()), () => board(11, 11)];
  open({ getLeaderboard: () => replies.shift()?.() ?? Promise.reject(silence()) });
  await press('button', 'Show more');
  expect((await screen.findByRole('alert')).textContent).toContain('The rest didn’t load');
  expect(ranks()).toBe(10);
  await press('button', 'Try again');
  expect(ranks()).toBe(11);
});

test('[LDB-01] shows the own place separately to an unlisted user and marks it in the list for a listed one', async () => {
  open({ getLeaderboard: () => board(1, 6) });
  const own = await screen.findByRole('region', { name: 'Your place' });
  expect(own.textContent).toBe('#53 notesOnly you see this');
  expect(screen.queryByText('that’s you')).toBe(null);
  cleanup();
  open(
    { getLeaderboard: () => board(1, 6, { me: { ...board(1, 1).me, firstName: 'Person 5', isListed: true } }) },
    { leaderboardCategory: 'global' },
  );
  await screen.findByText('that’s you');
  expect(within(screen.getByRole('list', { name: 'Places' })).getAllByRole('listitem')[4]?.textContent).toContain('that’s you');
});

test('[LDB-01] a user listed in a country sees its board first and can switch to the world', async () => {
  const fake = open({ getLeaderboard: () => board(1, 3) }, { leaderboardCategory: 'RU' });
  await screen.findByText('Person 1');
  await press('radio', 'World');
  expect(boardsAsked(fake).map(({ params }) => params)).toEqual([{ categoryCode: 'RU' }, { categoryCode: 'global' }]);
});

test('[LDB-01] a user is listed only after choosing a category; the choice is saved and its board shown', async () => {
  const chosen: unknown[] = [];
  const fake = open({
    getLeaderboard: () => board(1, 3),
    updateProfile: ({ body }) => {
      chosen.push(body);
      return { user: sampleUser({ leaderboardCategory: body.leaderboardCategory ?? null }) };
    },
  });
  await screen.findByText('Person 1');
  await press('button', 'Take part');
  expect(screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).value)).toEqual(['nowhere', 'global', 'DE', 'RU']);
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('nowhere');
  await press('radio', 'Germany');
  await press('button', 'Save');
  expect(chosen).toEqual([{ leaderboardCategory: 'DE' }]);
  expect(await screen.findByRole('button', { name: 'Change or leave' })).toBeTruthy();
  expect(boardsAsked(fake).at(-1)?.params).toEqual({ categoryCode: 'DE' });
});

test('[LDB-01] choosing "Nowhere" removes the user from the list and reloads the board', async () => {
  const fake = open(
    { getLeaderboard: () => board(1, 3), updateProfile: () => ({ user: sampleUser() }) },
    { leaderboardCategory: 'global' },
  );
  await screen.findByText('Person 1');
  await press('button', 'Change or leave');
  await press('radio', 'Nowhere');
  await press('button', 'Save');
  expect(fake.apiCalls.find(({ name }) => name === 'updateProfile')).toMatchObject({ input: { body: { leaderboardCategory: null } } });
  expect(boardsAsked(fake)).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Take part' })).toBeTruthy();
});

test('[INB-12][LDB-01] a category chosen on another device is shown on the board and in the form until one is picked here', async () => {
  let user = sampleUser();
  const fake = open({ getLeaderboard: () => board(1, 3), getProfile: () => ({ user }) });
  const chooseElsewhere = (leaderboardCategory: string) => {
    user = sampleUser({ leaderboardCategory });
    return act(() => announceTo(fake, { kind: 'profile' }));
  };
  const checked = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
  await screen.findByText('Person 1');
  await press('button', 'Take part');
  expect(checked()).toBe('nowhere');
  await chooseElsewhere('DE');
  expect(checked()).toBe('DE');
  await press('radio', 'Worldwide');
  await chooseElsewhere('RU');
  expect(checked()).toBe('global');
  const before = boardsAsked(fake).length;
  await press('button', 'Back');
  expect(await screen.findByRole('button', { name: 'Change or leave' })).toBeTruthy();
  await chooseElsewhere('DE');
  expect(boardsAsked(fake).length).toBeGreaterThan(before);
});

test('[LDB-01] a rejected choice shows the text of the refusal and keeps the form open', async () => {
  const saving = deferred<Answer<'updateProfile'>>();
  const { notices } = open({ getLeaderboard: () => board(1, 3), updateProfile: () => saving.promise });
  await screen.findByText('Person 1');
  await press('button', 'Take part');
  await press('radio', 'Worldwide');
  await press('button', 'Save');
  expect(screen.getByRole('button', { name: 'Save', busy: true }).getAttribute('aria-disabled')).toBe('true');
  await act(async () => saving.reject(refusal('too_many')));
  expect(notices).toEqual([{ type: 'error', message: 'That was a lot at once. Take a short break and try again.' }]);
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('global');
});

test('[LDB-01] without the categories the board shows an error, and a retry loads both', async () => {
  const replies = [() => Promise.reject(silence()), places];
  const fake = open({ getLeaderboard: () => board(1, 3), getLeaderboards: () => replies.shift()?.() ?? places() });
  await screen.findByRole('heading', { name: 'The list didn’t load' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take part' }).disabled).toBe(true);
  await press('button', 'Try again');
  expect(await screen.findByText('Person 1')).toBeTruthy();
  expect(callsOf(fake).filter((name) => name === 'getLeaderboards')).toHaveLength(2);
});

test('[LDB-01][INB-07] an empty board shows an empty state beside the own place and leads to the explanation', async () => {
  const { openedDialogs } = open({ getLeaderboard: () => board(1, 0) });
  await screen.findByRole('heading', { name: 'The throne is empty' });
  expect(screen.getByRole('region', { name: 'Your place' })).toBeTruthy();
  await press('button', 'How it works');
  expect(openedDialogs).toEqual([{ name: 'contest', props: {} }]);
});
