import { isApiError, isUndecided } from '../api/failure.ts';
import type { ApiFailure } from '../contract.ts';

/** What a screen knows of something that the server holds. */
export type Loaded<T> =
  | { readonly status: 'loading'; readonly data: null; readonly failure: null }
  /** `failure`: asking again was in vain, what stands there stays. */
  | { readonly status: 'ready'; readonly data: T; readonly failure: ApiFailure | null }
  | { readonly status: 'failed'; readonly data: null; readonly failure: ApiFailure };

export interface Snapshot<T> {
  readonly loaded: Loaded<T>;
  readonly isLoadingMore: boolean;
  readonly moreFailure: ApiFailure | null;
}

export interface ResourceDeps<T> {
  /** Asks for all anew; `held` is what stands there. */
  load(held: T | null, signal: AbortSignal): Promise<T>;
  /** What is held with the next page behind it. */
  more?(held: T, signal: AbortSignal): Promise<T>;
}

/**
 * Shows a change at once, while `save` brings it to the server. Gives null when it is saved; `settle` may then put the
 * answer in its place. On a failure this change alone is taken back; where nobody can say whether it was saved, everything
 * is asked for anew. What `save` throws besides is passed on.
 */
export type Change<T> = <R>(show: (data: T) => T, save: () => Promise<R>, settle?: (data: T, answer: R) => T) => Promise<ApiFailure | null>;

export interface Resource<T> {
  get(): Snapshot<T>;
  subscribe(listener: () => void): () => void;
  /** Asks, unless there is something already. */
  start(): void;
  /** Gives up what is asked for; its answer is dropped. Saving goes on. */
  stop(): void;
  retry(): void;
  /** Asks silently: what stands there stays until the answer comes. */
  refresh(): void;
  loadMore(): void;
  readonly change: Change<T>;
}

type Task = 'load' | 'more';

/**
 * Something that the server holds, asked for and changed. One asking at a time; asking and saving never overlap: a change
 * breaks off the asking under way, which begins again when all is saved, so that no answer is older than a change.
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
