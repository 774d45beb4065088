import { type QueryKey, useMutation, useMutationState } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isApiError } from '../api/failure.ts';
import type { ApiFailure } from '../contract.ts';
import { queryClient } from './query-client.ts';

/**
 * Shows a change at once while `save` sends it to the server. Resolves with null after saving; `settle` can then apply the answer. A
 * failure reverts this change only. Afterwards all data is loaded again. Any other error of `save` is rethrown. `show` may be applied
 * twice.
 */
export type Change<T> = <R>(show: (data: T) => T, save: () => Promise<R>, settle?: (data: T, answer: R) => T) => Promise<ApiFailure | null>;

interface Unsaved<T> {
  readonly show: (data: T) => T;
  readonly save: () => Promise<unknown>;
  readonly settle: (data: T, answer: never) => T;
}

/**
 * Optimistic changes of the data of a query. They are in the cache of mutations until they are saved, and `shown` applies them to the
 * cached data. A failed change disappears from it, so that the changes beside it stay. `store` applies a saved change to the cached data.
 */
export function useChange<Cached, T>(
  queryKey: QueryKey,
  store: (cached: Cached, change: (data: T) => T) => Cached,
): { readonly shown: (data: T) => T; readonly change: Change<T> } {
  const client = queryClient();
  const query = { queryKey, exact: true };
  const mutation = { mutationKey: queryKey, exact: true };
  const { mutateAsync } = useMutation<unknown, Error, Unsaved<T>>(
    {
      mutationKey: queryKey,
      mutationFn: ({ save }) => save(),
      // an answer that is older than the change must not replace it
      onMutate: () => client.cancelQueries(query),
      onSuccess: (answer, { show, settle }) => {
        client.setQueryData<Cached>(queryKey, (cached) => cached && store(cached, (data) => settle(show(data), answer as never)));
      },
      // the last of several changes loads the data, which include all of them
      onSettled: async () => {
        if (client.isMutating(mutation) > 1) return;
        await client.cancelQueries(query);
        void client.invalidateQueries(query);
      },
    },
    client,
  );
  const shows = useMutationState(
    { filters: { ...mutation, status: 'pending' }, select: ({ state }) => (state.variables as Unsaved<T>).show },
    client,
  );
  const change: Change<T> = useCallback(
    async (show, save, settle = (data) => data) => {
      try {
        await mutateAsync({ show, save, settle });
        return null;
      } catch (thrown) {
        if (!isApiError(thrown)) throw thrown;
        return thrown.failure;
      }
    },
    [mutateAsync],
  );
  return { shown: (data) => shows.reduce((current, show) => show(current), data), change };
}
