import type { Answer } from '@billet/shared-domain/contract';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { type Answers, deferred, type FakeBridge, fakeBridge, installBridge, refusal, silence } from '../testing/index.ts';
import { useCall } from './use-call.ts';
import { usePagedCall } from './use-paged-call.ts';

type Profile = Answer<'getPublicProfile'>;
const profile = (valentineCode: string): Profile => ({
  user: { telegram: { firstName: 'Ann', photoUrl: null }, isGhostUser: false, valentineCode, mode: 'valentine' },
});

let fake: FakeBridge;
const install = (answers: Answers) => {
  fake = fakeBridge({ answers });
  installBridge(fake.bridge);
};
const signals = () => fake.apiCalls.map(({ input }) => (input as { signal: AbortSignal }).signal);
const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
beforeEach(() => install({}));
afterEach(cleanup);

describe('useCall', () => {
  const byCode = (code: string) => renderHook(({ code }) => useCall('getPublicProfile', { params: { code } }), { initialProps: { code } });

  test('[ENV-06] asks at once with the deadline of a screen, and shows the answer', async () => {
    install({ getPublicProfile: ({ params }) => profile(params.code) });
    const { result, rerender } = byCode('a');
    expect(result.current).toMatchObject({ status: 'loading', data: null, failure: null });
    await settled();
    expect(result.current).toMatchObject({ status: 'ready', data: profile('a') });
    expect(fake.apiCalls).toMatchObject([{ name: 'getPublicProfile', input: { deadline: 'screen' } }]);
    rerender({ code: 'a' });
    await settled();
    expect(fake.apiCalls.length).toBe(1);
  });

  test('another input begins anew; the answer to the old one is broken off and dropped', async () => {
    const answers = { a: deferred<Profile>(), b: deferred<Profile>() };
    install({ getPublicProfile: ({ params }) => answers[params.code as 'a' | 'b'].promise });
    const { result, rerender } = byCode('a');
    rerender({ code: 'b' });
    expect(signals().map(({ aborted }) => aborted)).toEqual([true, false]);
    answers.b.resolve(profile('b'));
    await settled();
    answers.a.resolve(profile('a'));
    await settled();
    expect(result.current.data).toEqual(profile('b'));
    rerender({ code: 'a' });
    expect(result.current.status).toBe('loading');
  });

  test('what leaves the screen breaks its call off', () => {
    install({ getPublicProfile: () => deferred<Profile>().promise });
    byCode('a').unmount();
    expect(signals().map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('without an input nothing is asked', async () => {
    const { result } = renderHook(() => useCall('getPublicProfile', null));
    await settled();
    expect([result.current.status, fake.apiCalls]).toEqual(['loading', []]);
  });

  test('a failure is kept in its own words, and asked again on demand', async () => {
    const replies = [() => Promise.reject(refusal('not_found')), () => profile('a')];
    install({ getPublicProfile: () => replies.shift()?.() ?? Promise.reject(silence()) });
    const { result } = byCode('a');
    await settled();
    expect(result.current).toMatchObject({ status: 'failed', failure: { code: 'not_found' } });
    act(result.current.retry);
    expect(result.current.status).toBe('loading');
    await settled();
    expect(result.current.status).toBe('ready');
  });

  test('[INB-12] a change event of its kind asks silently again, others do not', async () => {
    let time = 0;
    install({ getSafety: () => ({ isPaused: ++time > 1, mutedWords: [], muted: 0 }) });
    const { result, unmount } = renderHook(() => useCall('getSafety', {}, { on: 'profile' }));
    await settled();
    act(() => fake.announce({ kind: 'order' }));
    expect(fake.apiCalls.length).toBe(1);
    act(() => fake.announce({ kind: 'profile' }));
    expect(result.current.status).toBe('ready');
    await settled();
    expect(result.current.data).toMatchObject({ isPaused: true });
    unmount();
    fake.announce({ kind: 'profile' });
    expect(fake.apiCalls.length).toBe(2);
  });

  test('mounted twice, as strict mode does, it still shows its answer', async () => {
    install({ getPublicProfile: () => profile('a') });
    const { result } = renderHook(() => useCall('getPublicProfile', { params: { code: 'a' } }), { wrapper: StrictMode });
    await settled();
    expect(result.current.status).toBe('ready');
  });
});

describe('usePagedCall', () => {
  const PAGE = 2;
  const board = (offset: number): Answer<'getLeaderboard'> => ({
    categoryCode: 'global',
    season: 2026,
    entries: [1, 2].map((n) => ({ rank: offset + n, firstName: `${offset + n}`, photoUrl: null, score: 1 })),
    me: { rank: 9, firstName: 'Ann', photoUrl: null, score: 0, isListed: false },
  });
  const useBoard = () =>
    usePagedCall(
      'getLeaderboard',
      (offset) => ({ params: { categoryCode: 'global' }, query: { offset } }),
      ({ entries }) => entries,
      { keyOf: ({ rank }) => rank, hasMore: (_, skip) => skip + PAGE < 6 },
    );
  const ranksOf = ({ data }: ReturnType<typeof useBoard>) => data?.rows.map(({ rank }) => rank);

  test("a page after the other; a failed 'more' is told, keeps what is here, and is tried again", async () => {
    let isDown = false;
    install({ getLeaderboard: ({ query }) => (isDown ? Promise.reject(silence()) : board(Number(query?.offset))) });
    const { result } = renderHook(useBoard);
    expect(result.current.more).toBe('none');
    await settled();
    expect([ranksOf(result.current), result.current.more]).toEqual([[1, 2], 'ready']);
    isDown = true;
    act(result.current.loadMore);
    expect(result.current.more).toBe('loading');
    await settled();
    expect(result.current).toMatchObject({ status: 'ready', more: 'failed', moreFailure: { kind: 'network' } });
    expect(ranksOf(result.current)).toEqual([1, 2]);
    isDown = false;
    act(result.current.loadMore);
    await settled();
    act(result.current.loadMore);
    await settled();
    expect([ranksOf(result.current), result.current.more]).toEqual([[1, 2, 3, 4, 5, 6], 'none']);
    act(result.current.loadMore);
    expect(result.current.more).toBe('none');
  });

  test("a list with pagination needs no word of its own about 'more'", async () => {
    const pagination = { total: 1, skip: 0, limit: 20 };
    install({ getSent: () => ({ sent: [], pagination }) });
    const { result } = renderHook(() =>
      usePagedCall(
        'getSent',
        (skip) => ({ query: { skip } }),
        ({ sent }) => sent,
      ),
    );
    await settled();
    expect(result.current).toMatchObject({ status: 'ready', more: 'none' });
  });

  test('of two changes at once the one that fails takes back itself alone', async () => {
    install({ getLeaderboard: ({ query }) => board(Number(query?.offset)) });
    const { result } = renderHook(useBoard);
    await settled();
    const saving = deferred<null>();
    const without = (rank: number, save: () => Promise<unknown>) =>
      result.current.change((held) => ({ ...held, rows: held.rows.filter((row) => row.rank !== rank) }), save);
    let ends: Promise<unknown> = Promise.resolve();
    act(() => {
      ends = Promise.all([without(1, () => saving.promise), without(2, async () => null)]);
    });
    expect(ranksOf(result.current)).toEqual([]);
    saving.reject(refusal('not_found'));
    await settled();
    expect(await ends).toEqual([expect.objectContaining({ code: 'not_found' }), null]);
    expect(ranksOf(result.current)).toEqual([1]);
  });
});
