import type { Answer } from '@billet/shared-domain/contract';
import { beforeEach, describe, expect, test } from '@rstest/core';
import { act, renderHook } from '@testing-library/react';
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

describe('useCall', () => {
  const byCode = (code: string) => renderHook(({ code }) => useCall('getPublicProfile', { params: { code } }), { initialProps: { code } });

  test('[ENV-06] useCall sends the call at once with the screen deadline and shows the answer', async () => {
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

  test('useCall starts again for another input, and aborts and drops the previous call', async () => {
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

  test('useCall aborts its call on unmount', () => {
    install({ getPublicProfile: () => deferred<Profile>().promise });
    byCode('a').unmount();
    expect(signals().map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('useCall sends nothing without an input', async () => {
    const { result } = renderHook(() => useCall('getPublicProfile', null));
    await settled();
    expect([result.current.status, fake.apiCalls]).toEqual(['loading', []]);
  });

  test('useCall keeps the failure and retries on request', async () => {
    const replies = [() => Promise.reject(refusal('not_found')), () => profile('a')];
    install({ getPublicProfile: () => replies.shift()?.() ?? Promise.reject(silence()) });
    const { result } = byCode('a');
    await settled();
    expect(result.current).toMatchObject({ status: 'failed', failure: { code: 'not_found' } });
    act(result.current.retry);
    await settled();
    expect(result.current.status).toBe('ready');
  });

  test('[INB-12] useCall refreshes silently on a change event of its kind, and not on others', async () => {
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

  test('useCall shows its answer when mounted twice, as in strict mode', async () => {
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

  test('usePagedCall loads page after page; a failed page is reported, keeps the rows and can be retried', async () => {
    let isDown = false;
    install({ getLeaderboard: ({ query }) => (isDown ? Promise.reject(silence()) : board(Number(query?.offset))) });
    const { result } = renderHook(useBoard);
    expect(result.current.more).toBe('none');
    await settled();
    expect([ranksOf(result.current), result.current.more]).toEqual([[1, 2], 'ready']);
    isDown = true;
    act(result.current.loadMore);
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

  test('usePagedCall reads hasMore from the pagination of the answer by default', async () => {
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

  test('usePagedCall reverts only the failed one of two simultaneous changes', async () => {
    const saved: number[] = [];
    install({
      getLeaderboard: ({ query }) => {
        const page = board(Number(query?.offset));
        return { ...page, entries: page.entries.filter(({ rank }) => !saved.includes(rank)) };
      },
    });
    const { result } = renderHook(useBoard);
    await settled();
    const saving = deferred<null>();
    const without = (rank: number, save: () => Promise<unknown>) =>
      result.current.change((list) => ({ ...list, rows: list.rows.filter((row) => row.rank !== rank) }), save);
    let ends: Promise<unknown> = Promise.resolve();
    act(() => {
      ends = Promise.all([without(1, () => saving.promise), without(2, async () => saved.push(2))]);
    });
    await settled();
    expect(ranksOf(result.current)).toEqual([]);
    saving.reject(refusal('not_found'));
    await settled();
    expect(await ends).toEqual([expect.objectContaining({ code: 'not_found' }), null]);
    expect(ranksOf(result.current)).toEqual([1]);
  });
});
