import type { Answer } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { deferred, type FakeBridge, fakeBridge, installBridge, refusal, silence } from '../testing/index.ts';
import { type CallState, useCall } from './use-call.ts';
import { type PagedState, usePagedCall } from './use-paged-call.ts';

type Safety = Answer<'getSafety'>;

const safety = (muted: number): Safety => ({ isPaused: false, mutedWords: [], muted });
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
const plus = (added: number) => (data: Safety) => safety(data.muted + added);

/** A call whose answers a test controls. */
function renderCall() {
  const answers: ReturnType<typeof deferred<Safety>>[] = [];
  const fake = fakeBridge({
    answers: {
      getSafety: () => {
        const answer = deferred<Safety>();
        answers.push(answer);
        return answer.promise;
      },
    },
  });
  installBridge(fake.bridge);
  const { result, unmount } = renderHook(() => useCall('getSafety', {}, { on: 'profile' }));
  const isAborted = (index: number) => fake.apiCalls.map(({ input }) => (input as { signal: AbortSignal }).signal.aborted)[index];
  return {
    unmount,
    isAborted,
    shown: () => {
      const { status, data, failure } = result.current;
      return { status, muted: data?.muted, failure };
    },
    calls: () => answers.length,
    functions: () => {
      const { retry, refresh, change } = result.current;
      return [retry, refresh, change];
    },
    /** Does something with the state of the hook, and waits until its consequences are rendered. */
    act: (work: (state: CallState<Safety>) => void) =>
      act(async () => {
        work(result.current);
        await new Promise((resolve) => setTimeout(resolve));
      }),
    answer: (index: number, muted: number) => {
      answers[index]?.resolve(safety(muted));
      return settled();
    },
    fail: (index: number, error: Error) => {
      answers[index]?.reject(error);
      return settled();
    },
    announce: fake.announce,
    logged: fake.logged,
  };
}

async function renderReadyCall() {
  const call = renderCall();
  await call.answer(0, 10);
  return call;
}

describe('a call', () => {
  test('[ENV-06] a call is loading, then ready; a failure is reported, and a retry starts again', async () => {
    const call = renderCall();
    expect(call.shown()).toEqual({ status: 'loading', failure: null });
    await call.fail(0, silence());
    expect(call.shown()).toEqual({ status: 'failed', failure: { kind: 'network' } });
    await call.act(({ retry }) => retry());
    expect(call.shown().status).toBe('loading');
    await call.answer(1, 7);
    expect(call.shown()).toEqual({ status: 'ready', muted: 7, failure: null });
  });

  test('a refresh keeps the data, even if it fails', async () => {
    const call = await renderReadyCall();
    await call.act(({ refresh }) => refresh());
    expect(call.shown()).toMatchObject({ status: 'ready', muted: 10 });
    await call.fail(1, refusal('too_many'));
    expect(call.shown()).toMatchObject({ status: 'ready', muted: 10, failure: { code: 'too_many' } });
    await call.act(({ refresh }) => refresh());
    await call.answer(2, 8);
    expect(call.shown()).toEqual({ status: 'ready', muted: 8, failure: null });
  });

  test('several refreshes during a load, whose answer may be older, cause one more load', async () => {
    const call = renderCall();
    await call.act(({ refresh }) => [1, 2, 3].map(refresh));
    await call.answer(0, 1);
    expect(call.calls()).toBe(2);
    await call.answer(1, 2);
    expect([call.calls(), call.shown().muted]).toEqual([2, 2]);
  });

  test('the functions of a call stay the same, so that an effect that depends on one does not run again', async () => {
    const call = await renderReadyCall();
    const before = call.functions();
    await call.act(({ refresh }) => refresh());
    await call.answer(1, 8);
    expect(call.functions()).toEqual(before);
  });

  test('a call that was left is aborted, and refreshed neither by a waiting refresh nor by a live event', async () => {
    const call = renderCall();
    await call.act(({ refresh }) => refresh());
    call.unmount();
    expect(call.isAborted(0)).toBe(true);
    await call.answer(0, 7);
    call.announce({ kind: 'profile' });
    await settled();
    expect(call.calls()).toBe(1);
  });

  test('[ERR-03] a bug of the client is shown as a failure and logged with its error', async () => {
    const call = renderCall();
    const reason = new TypeError('ours');
    await call.fail(0, reason);
    expect(call.shown()).toMatchObject({ status: 'failed', failure: { kind: 'network' } });
    expect(call.logged).toEqual([{ event: 'fault', level: 'error', reason }]);
  });
});

describe('a change of a call', () => {
  test('a change shows at once, stays after it is saved, and the data is loaded again', async () => {
    const call = await renderReadyCall();
    const saving = deferred<null>();
    let saved: Promise<unknown> = Promise.resolve();
    await call.act(({ change }) => {
      saved = change(plus(1), () => saving.promise);
    });
    expect(call.shown().muted).toBe(11);
    saving.resolve(null);
    await settled();
    expect(await saved).toBeNull();
    expect([call.shown().muted, call.calls()]).toEqual([11, 2]);
    await call.fail(1, silence());
    expect(call.shown().muted).toBe(11);
  });

  test('a change applies the answer by its settle function', async () => {
    const call = await renderReadyCall();
    await call.act(({ change }) =>
      change(
        plus(1),
        async () => 40,
        ({ muted }, answer) => safety(muted + answer),
      ),
    );
    expect(call.shown().muted).toBe(51);
  });

  test('a failed change is reverted alone, and a successful one stays', async () => {
    const call = await renderReadyCall();
    const [first, second] = [deferred<null>(), deferred<null>()];
    let ends: Promise<unknown> = Promise.resolve();
    await call.act(({ change }) => {
      ends = Promise.all([change(plus(1), () => first.promise), change(plus(100), () => second.promise)]);
    });
    expect(call.shown().muted).toBe(111);
    second.resolve(null);
    await settled();
    first.reject(refusal('not_found'));
    await settled();
    expect(await ends).toEqual([expect.objectContaining({ code: 'not_found' }), null]);
    expect([call.shown().muted, call.calls()]).toEqual([110, 2]);
  });

  test('a load that began before a change was saved is aborted and repeated, because its answer may be older', async () => {
    const call = await renderReadyCall();
    const saving = deferred<null>();
    await call.act(({ refresh }) => refresh());
    await call.act(({ change }) => change(plus(1), () => saving.promise));
    expect(call.isAborted(1)).toBe(true);
    await call.act(({ refresh }) => refresh());
    expect(call.shown().muted).toBe(11);
    saving.resolve(null);
    await settled();
    expect([call.isAborted(2), call.calls()]).toEqual([true, 4]);
    await call.answer(1, 10);
    await call.answer(2, 10);
    expect(call.shown().muted).toBe(11);
    await call.answer(3, 12);
    expect(call.shown().muted).toBe(12);
  });

  test('[ERR-03] a failed change is reverted, and the data is loaded again, because the change may have been saved', async () => {
    const call = await renderReadyCall();
    await call.act(({ change }) => change(plus(1), () => Promise.reject(silence())));
    expect([call.shown().muted, call.calls()]).toEqual([10, 2]);
    await call.answer(1, 11);
    expect(call.shown().muted).toBe(11);
  });

  test('a change that ends after the screen was left loads nothing', async () => {
    const call = await renderReadyCall();
    const saving = deferred<null>();
    await call.act(({ change }) => change(plus(1), () => saving.promise));
    call.unmount();
    saving.reject(silence());
    await settled();
    expect(call.calls()).toBe(1);
  });

  test('a change that fails by a bug of the client is reverted and rejects with the error', async () => {
    const call = await renderReadyCall();
    let thrown: unknown;
    await call.act(({ change }) => {
      change(plus(1), () => Promise.reject(new TypeError('ours'))).catch((error: unknown) => {
        thrown = error;
      });
    });
    expect([thrown, call.shown().muted]).toEqual([new TypeError('ours'), 10]);
  });
});

type Page = Answer<'getSent'>;
type Row = Page['sent'][number];
const PAGE = 2;

const rowOf = (id: number) => ({ sentAt: String(id) }) as Row;

/** A list on a server and the hook of a client. The scheduler delivers answers in any order. */
function renderList(scheduler: fc.Scheduler, size: number) {
  const server = { rows: Array.from({ length: size }, (_, id) => rowOf(id)), fails: false };
  const answerOf = (skip: number): Page => {
    if (server.fails) throw silence();
    return { sent: server.rows.slice(skip, skip + PAGE), pagination: { total: server.rows.length, skip, limit: PAGE } };
  };
  // both the request and its answer take time
  const overSlowNetwork = async <T,>(name: string, work: () => T): Promise<T> => {
    await scheduler.schedule(Promise.resolve(), `${name} arrives`);
    let result: T;
    try {
      result = work();
    } catch (thrown) {
      await scheduler.schedule(Promise.resolve(), `${name} fails`);
      throw thrown;
    }
    await scheduler.schedule(Promise.resolve(), `${name} is answered`);
    return result;
  };
  const fake: FakeBridge = fakeBridge({
    answers: { getSent: ({ query }) => overSlowNetwork(`page at ${query?.skip}`, () => answerOf(Number(query?.skip))) },
  });
  installBridge(fake.bridge);
  const seen: string[][] = [];
  const { result, unmount } = renderHook(() => {
    const list: PagedState<Row, Page> = usePagedCall(
      'getSent',
      (skip) => ({ query: { skip } }),
      ({ sent }) => sent,
      {
        keyOf: ({ sentAt }) => sentAt,
      },
    );
    seen.push((list.data?.rows ?? []).map(({ sentAt }) => sentAt));
    return list;
  });
  const remove = (id: number, succeeds: boolean) =>
    result.current.change(
      (list) => ({ ...list, rows: list.rows.filter(({ sentAt }) => sentAt !== String(id)) }),
      () =>
        overSlowNetwork(`removal of ${id}`, () => {
          if (!succeeds) throw refusal('not_found');
          server.rows = server.rows.filter(({ sentAt }) => sentAt !== String(id));
        }),
    );
  const finish = async () => {
    await settled();
    while (scheduler.count() > 0) {
      await act(() => scheduler.waitOne());
      await act(async () => undefined);
    }
  };
  const ids = () => result.current.data?.rows.map(({ sentAt }) => Number(sentAt));
  return { server, seen, remove, finish, ids, unmount, state: () => result.current };
}

const oneScheduler = () => fc.sample(fc.scheduler(), 1)[0] as fc.Scheduler;

describe('a paged list', () => {
  test('a failed next page is reported, can be retried, and skips no page', async () => {
    const { server, state, finish, ids } = renderList(oneScheduler(), 5);
    await finish();
    server.fails = true;
    act(() => state().loadMore());
    await finish();
    expect(state()).toMatchObject({ status: 'ready', failure: null, more: 'failed', moreFailure: { kind: 'network' } });
    expect(ids()).toEqual([0, 1]);
    server.fails = false;
    act(() => state().loadMore());
    await settled();
    expect(state()).toMatchObject({ more: 'loading', moreFailure: null });
    await finish();
    expect(ids()).toEqual([0, 1, 2, 3]);
  });

  test('a refresh loads as many pages as are loaded', async () => {
    const { server, state, finish, ids } = renderList(oneScheduler(), 6);
    await finish();
    act(() => state().loadMore());
    await finish();
    server.rows = [rowOf(100), ...server.rows];
    act(() => state().refresh());
    await finish();
    expect(ids()).toEqual([100, 0, 1, 2]);
  });

  test('a next page that is wanted during a refresh is loaded after it, and a refresh during a next page after that', async () => {
    const { server, state, finish, ids } = renderList(oneScheduler(), 6);
    await finish();
    act(() => state().refresh());
    act(() => state().loadMore());
    await finish();
    expect(ids()).toEqual([0, 1, 2, 3]);
    act(() => state().loadMore());
    server.rows = [rowOf(100), ...server.rows];
    act(() => state().refresh());
    await finish();
    expect(ids()).toEqual([100, 0, 1, 2, 3, 4]);
  });

  test('rows that moved to the next page appear once, and the following page has no gap', async () => {
    const { server, state, finish, ids } = renderList(oneScheduler(), 4);
    await finish();
    server.rows = [rowOf(100), rowOf(101), ...server.rows];
    for (const expected of [
      [0, 1],
      [0, 1, 2, 3],
    ]) {
      act(() => state().loadMore());
      await finish();
      expect(ids()).toEqual(expected);
    }
  });

  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), id: fc.nat(7), succeeds: fc.boolean() }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'loadMore' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'refresh' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'retry' as const }) },
  );

  test('a list ends in the state of the server without lost or duplicate rows, in any order of requests and answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 8 }), async (scheduler, steps) => {
        const { server, seen, remove, finish, state, ids, unmount } = renderList(scheduler, 8);
        const ends: Promise<unknown>[] = [];
        scheduler.scheduleSequence(
          steps.map((each) => async () => {
            if (each.kind === 'remove') ends.push(remove(each.id, each.succeeds));
            else state()[each.kind]();
          }),
        );
        await finish();
        await Promise.all(ends);
        expect(state().status).toBe('ready');
        expect(seen.filter((rows) => new Set(rows).size !== rows.length)).toEqual([]);
        // a prefix of the server's list without a gap: no removed row, and every row of a refused removal
        const loadedIds = ids() ?? [];
        expect(loadedIds).toEqual(server.rows.slice(0, loadedIds.length).map(({ sentAt }) => Number(sentAt)));
        expect(state().data?.hasMore || loadedIds.length === server.rows.length).toBe(true);
        unmount();
      }),
      { numRuns: 150 },
    );
  });
});
