import { isApiError, isUndecided } from '../api/failure.ts';
import type { ApiFailure } from '../contract.ts';

/** The client state of data on the server. */
export type Loaded<T> =
  | { readonly status: 'loading'; readonly data: null; readonly failure: null }
  /** `failure`: a refresh failed, and the data is kept. */
  | { readonly status: 'ready'; readonly data: T; readonly failure: ApiFailure | null }
  | { readonly status: 'failed'; readonly data: null; readonly failure: ApiFailure };

export interface Snapshot<T> {
  readonly loaded: Loaded<T>;
  readonly isLoadingMore: boolean;
  readonly moreFailure: ApiFailure | null;
}

export interface ResourceDeps<T> {
  /** Loads everything again; `held` is the current data. */
  load(held: T | null, signal: AbortSignal): Promise<T>;
  /** The current data plus the next page. */
  more?(held: T, signal: AbortSignal): Promise<T>;
}

/**
 * Shows a change at once while `save` sends it to the server. Resolves with null after saving; `settle` can then apply the answer. A
 * failure reverts this change only. If it is unknown whether the change was saved, all data is loaded again. Any other error of `save` is
 * rethrown.
 */
export type Change<T> = <R>(show: (data: T) => T, save: () => Promise<R>, settle?: (data: T, answer: R) => T) => Promise<ApiFailure | null>;

export interface Resource<T> {
  get(): Snapshot<T>;
  subscribe(listener: () => void): () => void;
  /** Loads, unless there is data or a request already. */
  start(): void;
  /** Aborts loading and drops its answer. Saving continues. */
  stop(): void;
  retry(): void;
  /** Loads silently: the data is kept until the answer arrives. */
  refresh(): void;
  loadMore(): void;
  readonly change: Change<T>;
}

type Task = 'load' | 'more';

/**
 * Data on the server that is loaded and changed. There is one load at a time, and loading and saving never overlap: a change aborts the
 * load under way, which starts again after saving, so that no answer is older than a change.
 */
export function makeResource<T extends object>({
  load,
  more = load as NonNullable<ResourceDeps<T>['more']>,
}: ResourceDeps<T>): Resource<T> {
  const listeners = new Set<() => void>();
  let base: T | null = null;
  let shows: readonly ((data: T) => T)[] = [];
  let failures: { readonly [task in Task]: ApiFailure | null } = { load: null, more: null };
  let waiting: readonly Task[] = [];
  let running: { readonly task: Task; readonly controller: AbortController } | null = null;
  let isWatched = false;
  let snapshot: Snapshot<T>;

  const loaded = (): Loaded<T> => {
    if (base !== null) return { status: 'ready', data: shows.reduce<T>((data, show) => show(data), base), failure: failures.load };
    return failures.load ? { status: 'failed', data: null, failure: failures.load } : { status: 'loading', data: null, failure: null };
  };
  const isUnderWay = (task: Task) => running?.task === task || waiting.includes(task);
  const look = () => ({ loaded: loaded(), isLoadingMore: isUnderWay('more'), moreFailure: failures.more });
  const tell = () => {
    snapshot = look();
    for (const listener of listeners) listener();
  };
  const next = () => {
    const [task] = waiting;
    if (task === undefined || running || shows.length > 0) return;
    waiting = waiting.slice(1);
    void run({ task, controller: new AbortController() });
  };
  const run = async (mine: NonNullable<typeof running>) => {
    running = mine;
    const { task, controller } = mine;
    try {
      const answer = await (task === 'more' && base !== null ? more(base, controller.signal) : load(base, controller.signal));
      if (running !== mine) return;
      base = answer;
      failures = { load: null, more: null };
    } catch (thrown) {
      if (running !== mine) return;
      failures = { ...failures, [task]: isApiError(thrown) ? thrown.failure : { kind: 'network' } };
      if (!isApiError(thrown)) throw thrown;
    } finally {
      if (running === mine) {
        running = null;
        tell();
        next();
      }
    }
  };
  const breakOff = () => {
    if (!running) return;
    const { task, controller } = running;
    running = null;
    waiting = [task, ...waiting.filter((each) => each !== task)];
    controller.abort();
  };
  const ask = (task: Task) => {
    if (!waiting.includes(task)) waiting = [...waiting, task];
    next();
    tell();
  };

  snapshot = look();
  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      isWatched = true;
      if (base === null) ask('load');
    },
    stop: () => {
      isWatched = false;
      breakOff();
      waiting = [];
    },
    retry: () => {
      failures = { ...failures, load: null };
      ask('load');
    },
    refresh: () => ask('load'),
    loadMore: () => {
      if (base === null || isUnderWay('more')) return;
      failures = { ...failures, more: null };
      ask('more');
    },
    change: async (show, save, settle) => {
      breakOff();
      shows = [...shows, show];
      tell();
      try {
        const answer = await save();
        if (base !== null) base = settle ? settle(show(base), answer) : show(base);
        return null;
      } catch (thrown) {
        if (!isApiError(thrown)) throw thrown;
        if (isWatched && isUndecided(thrown.failure) && !waiting.includes('load')) waiting = ['load', ...waiting];
        return thrown.failure;
      } finally {
        shows = shows.filter((each) => each !== show);
        next();
        tell();
      }
    },
  };
}
