import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { deferred, refusal, silence } from '../testing/index.ts';
import { type Paged, pagedDeps } from './paged.ts';
import { makeResource, type Resource } from './resource.ts';

/** A resource whose answers a test controls. */
function held() {
  const asked: { readonly signal: AbortSignal; readonly answer: ReturnType<typeof deferred<{ n: number }>> }[] = [];
  const resource = makeResource<{ n: number }>({
    load: (_, signal) => {
      const answer = deferred<{ n: number }>();
      asked.push({ signal, answer });
      return answer.promise;
    },
  });
  const answer = async (index: number, n: number) => {
    asked[index]?.answer.resolve({ n });
    await settled();
  };
  return { resource, asked, answer };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const plus = (data: { n: number }) => ({ n: data.n + 1 });
const shown = <T>({ get }: Resource<T>) => get().loaded;

describe('a resource', () => {
  test('[ENV-06] a resource is loading, then ready; a failure is reported, and a retry starts again', async () => {
    const { resource, asked, answer } = held();
    resource.start();
    expect(shown(resource)).toEqual({ status: 'loading', data: null, failure: null });
    asked[0]?.answer.reject(silence());
    await settled();
    expect(shown(resource)).toEqual({ status: 'failed', data: null, failure: { kind: 'network' } });
    resource.retry();
    expect(shown(resource).status).toBe('loading');
    await answer(1, 7);
    expect(shown(resource)).toEqual({ status: 'ready', data: { n: 7 }, failure: null });
  });

  test('a refresh keeps the data, even if it fails', async () => {
    const { resource, asked, answer } = held();
    resource.start();
    await answer(0, 7);
    resource.refresh();
    expect(shown(resource)).toMatchObject({ status: 'ready', data: { n: 7 } });
    asked[1]?.answer.reject(refusal('too_many'));
    await settled();
    expect(shown(resource)).toMatchObject({ status: 'ready', data: { n: 7 }, failure: { code: 'too_many' } });
    resource.refresh();
    await answer(2, 8);
    expect(shown(resource)).toEqual({ status: 'ready', data: { n: 8 }, failure: null });
  });

  test('stop() aborts the request and drops its late answer', async () => {
    const { resource, asked, answer } = held();
    resource.start();
    resource.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    await answer(0, 7);
    expect(shown(resource).status).toBe('loading');
    resource.start();
    await answer(1, 8);
    expect(shown(resource).data).toEqual({ n: 8 });
  });

  test('several refreshes during a request, which may be older, cause one more request', async () => {
    const { resource, asked, answer } = held();
    resource.start();
    for (let time = 0; time < 3; time++) resource.refresh();
    await answer(0, 1);
    expect(asked.length).toBe(2);
    await answer(1, 2);
    expect([asked.length, shown(resource).data]).toEqual([2, { n: 2 }]);
  });
});

describe('a change of a resource', () => {
  async function ready() {
    const made = held();
    made.resource.start();
    await made.answer(0, 10);
    return made;
  }

  test('a change shows at once and stays after it is saved', async () => {
    const { resource } = await ready();
    const saving = deferred<{ n: number }>();
    const saved = resource.change(plus, () => saving.promise);
    expect(shown(resource).data).toEqual({ n: 11 });
    saving.resolve({ n: 0 });
    expect(await saved).toBeNull();
    expect(shown(resource).data).toEqual({ n: 11 });
  });

  test('a change applies the answer by its settle function', async () => {
    const { resource } = await ready();
    await resource.change(
      plus,
      async () => 40,
      ({ n }, answer) => ({ n: n + answer }),
    );
    expect(shown(resource).data).toEqual({ n: 51 });
  });

  test('a failed change is reverted alone, and a successful one stays', async () => {
    const { resource } = await ready();
    const [first, second] = [deferred<null>(), deferred<null>()];
    const ends = [
      resource.change(plus, () => first.promise),
      resource.change(
        ({ n }) => ({ n: n + 100 }),
        () => second.promise,
      ),
    ];
    expect(shown(resource).data).toEqual({ n: 111 });
    second.resolve(null);
    await settled();
    first.reject(refusal('not_found'));
    expect(await Promise.all(ends)).toEqual([expect.objectContaining({ code: 'not_found' }), null]);
    expect(shown(resource).data).toEqual({ n: 110 });
  });

  test('a change aborts a request under way, which is repeated after saving', async () => {
    const { resource, asked, answer } = await ready();
    resource.refresh();
    const saving = deferred<null>();
    const saved = resource.change(plus, () => saving.promise);
    expect(asked[1]?.signal.aborted).toBe(true);
    await answer(1, 10);
    resource.refresh();
    expect(shown(resource).data).toEqual({ n: 11 });
    saving.resolve(null);
    await saved;
    expect(asked.length).toBe(3);
    await answer(2, 11);
    expect(shown(resource).data).toEqual({ n: 11 });
  });

  test.each([
    ['silence', silence(), 1],
    ['a broken server', refusal('internal'), 1],
    ["the server's no", refusal('not_found'), 0],
    ['too much at once', refusal('too_many'), 0],
  ])('[ERR-03] after %s a reverted change reloads the data only if the result is unknown', async (_, thrown, asksAgain) => {
    const { resource, asked, answer } = await ready();
    await resource.change(plus, () => Promise.reject(thrown));
    expect(shown(resource).data).toEqual({ n: 10 });
    expect(asked.length).toBe(1 + asksAgain);
    await answer(1, 11);
    expect(shown(resource).data).toEqual({ n: 10 + asksAgain });
  });

  test('a change with an unknown result does not reload a stopped resource', async () => {
    const { resource, asked } = await ready();
    const saving = deferred<null>();
    const saved = resource.change(plus, () => saving.promise);
    resource.stop();
    saving.reject(silence());
    await saved;
    expect(asked.length).toBe(1);
  });

  test('a change that fails by a bug of the client is reverted and rejects with the error', async () => {
    const { resource } = await ready();
    await expect(resource.change(plus, () => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
    expect(shown(resource).data).toEqual({ n: 10 });
  });
});

interface Row {
  readonly id: number;
}
interface Page {
  readonly rows: readonly Row[];
  readonly total: number;
}
const PAGE = 2;

/** A list on a server and the resource of a client. The scheduler delivers answers in any order. */
function listOn(scheduler: fc.Scheduler, size: number) {
  const server = { rows: Array.from({ length: size }, (_, id): Row => ({ id })), fails: false };
  const answerOf = (skip: number): Page => {
    if (server.fails) throw silence();
    return { rows: server.rows.slice(skip, skip + PAGE), total: server.rows.length };
  };
  // both the request and its answer take time
  const overWire = async <T>(name: string, act: () => T): Promise<T> => {
    await scheduler.schedule(Promise.resolve(), `${name} arrives`);
    let result: T;
    try {
      result = act();
    } catch (thrown) {
      await scheduler.schedule(Promise.resolve(), `${name} fails`);
      throw thrown;
    }
    await scheduler.schedule(Promise.resolve(), `${name} is answered`);
    return result;
  };
  const resource = makeResource<Paged<Row, Page>>(
    pagedDeps({
      ask: (skip) => overWire(`page at ${skip}`, () => answerOf(skip)),
      rowsOf: ({ rows }) => rows,
      keyOf: ({ id }) => id,
      hasMore: ({ total }, skip) => total > skip + PAGE,
    }),
  );
  const remove = (id: number, succeeds: boolean) =>
    resource.change(
      (held) => ({ ...held, rows: held.rows.filter((row) => row.id !== id) }),
      () =>
        overWire(`removal of ${id}`, () => {
          if (!succeeds) throw refusal('not_found');
          server.rows = server.rows.filter((row) => row.id !== id);
        }),
    );
  return { server, resource, remove };
}

const idsOf = ({ get }: Resource<Paged<Row, Page>>) => get().loaded.data?.rows.map(({ id }) => id);

describe('a paged list', () => {
  test('a failed next page is reported, can be retried, and skips no page', async () => {
    const scheduler = fc.sample(fc.scheduler(), 1)[0] as fc.Scheduler;
    const { server, resource } = listOn(scheduler, 5);
    resource.start();
    await scheduler.waitIdle();
    server.fails = true;
    resource.loadMore();
    await scheduler.waitIdle();
    expect(resource.get()).toMatchObject({ moreFailure: { kind: 'network' }, loaded: { status: 'ready' } });
    expect(idsOf(resource)).toEqual([0, 1]);
    server.fails = false;
    resource.loadMore();
    expect(resource.get()).toMatchObject({ moreFailure: null, isLoadingMore: true });
    await scheduler.waitIdle();
    expect(idsOf(resource)).toEqual([0, 1, 2, 3]);
  });

  test('a refresh loads as many rows as are held', async () => {
    const scheduler = fc.sample(fc.scheduler(), 1)[0] as fc.Scheduler;
    const { server, resource } = listOn(scheduler, 6);
    resource.start();
    await scheduler.waitIdle();
    resource.loadMore();
    await scheduler.waitIdle();
    server.rows = [{ id: 100 }, ...server.rows];
    resource.refresh();
    await scheduler.waitIdle();
    expect(idsOf(resource)).toEqual([100, 0, 1, 2]);
  });

  test('rows that moved to the next page appear once, and the following page has no gap', async () => {
    const scheduler = fc.sample(fc.scheduler(), 1)[0] as fc.Scheduler;
    const { server, resource } = listOn(scheduler, 4);
    resource.start();
    await scheduler.waitIdle();
    server.rows = [{ id: 100 }, { id: 101 }, ...server.rows];
    for (const expected of [
      [0, 1],
      [0, 1, 2, 3],
    ]) {
      resource.loadMore();
      await scheduler.waitIdle();
      expect(idsOf(resource)).toEqual(expected);
    }
  });

  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), id: fc.nat(7), succeeds: fc.boolean() }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'more' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'refresh' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'retry' as const }) },
  );

  test('a list ends in the state of the server without lost or duplicate rows, in any order of requests and answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 8 }), async (scheduler, steps) => {
        const { server, resource, remove } = listOn(scheduler, 8);
        const doubles: unknown[] = [];
        resource.subscribe(() => {
          const ids = idsOf(resource) ?? [];
          if (new Set(ids).size !== ids.length) doubles.push(ids);
        });
        resource.start();
        const refused = new Set<number>();
        const ends: Promise<void>[] = [];
        scheduler.scheduleSequence(
          steps.map((each) => async () => {
            if (each.kind === 'more') resource.loadMore();
            else if (each.kind === 'remove') {
              const failing = remove(each.id, each.succeeds).then((failure) => void (failure && refused.add(each.id)));
              ends.push(failing);
            } else resource[each.kind]();
          }),
        );
        await scheduler.waitIdle();
        await Promise.all(ends);
        await scheduler.waitIdle();
        const { status, data } = resource.get().loaded;
        expect(status).toBe('ready');
        expect(doubles).toEqual([]);
        // a prefix of the server's list without a gap: no removed row, and every row of a refused removal
        const ids = data?.rows.map(({ id }) => id) ?? [];
        expect(ids).toEqual(server.rows.slice(0, ids.length).map(({ id }) => id));
        expect(data?.hasMore || ids.length === server.rows.length).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
