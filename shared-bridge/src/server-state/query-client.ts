import type { LiveEvent } from '@billet/shared-domain/contract';
import { notifyManager, QueryCache, QueryClient, type QueryFilters } from '@tanstack/react-query';
import { isApiError } from '../api/failure.ts';
import type { Bridge } from '../contract.ts';
import { pageSingleton } from '../page-singleton.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `on`: kinds of live events after which the query is out of date. */
    queryMeta: { readonly on: LiveEvent['kind'] | readonly LiveEvent['kind'][] | undefined };
  }
}

const installed = pageSingleton<{ current: QueryClient | null }>('query-client', () => ({ current: null }));

/** Creates the query client of the page. Called once, by the host or by a standalone page. Live events invalidate its queries. */
export function installQueryClient({ onLiveEvent, log }: Pick<Bridge, 'onLiveEvent' | 'log'>): void {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (reason) => {
        if (!isApiError(reason)) log({ event: 'fault', level: 'error', reason });
      },
    }),
    defaultOptions: {
      // the API client repeats calls (API-02), and live events announce changes; a call without a network fails with a text
      queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });
  // a controlled input shows its change before the browser paints
  notifyManager.setScheduler(queueMicrotask);
  onLiveEvent(({ kind }) => void refresh(client, { predicate: ({ meta }) => [meta?.on].flat().includes(kind) }));
  installed.current = client;
}

/** The query client of the page. */
export function queryClient(): QueryClient {
  if (installed.current === null) throw new Error('The bridge is not installed yet. A host calls installBridge() before it shows a page.');
  return installed.current;
}

/** Removes the answers that no component shows, for example of one that broke because of its answer. */
export function removeUnusedAnswers(): void {
  installed.current?.removeQueries({ type: 'inactive' });
}

/** Loads again the queries on the screen, after a load under way: its answer may be older than the reason for the refresh. */
export async function refresh(client: QueryClient, filters: QueryFilters): Promise<void> {
  const options = { cancelRefetch: false };
  if (client.isFetching(filters) > 0) await client.refetchQueries({ ...filters, fetchStatus: 'fetching' }, options);
  await client.invalidateQueries(filters, options);
}
