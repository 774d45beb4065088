import type { Answer, JsonCallName, LiveEvent } from '@billet/shared-domain/contract';
import { hashKey, type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isApiError } from '../api/failure.ts';
import { bridge } from '../bridge.ts';
import type { ApiFailure, CallInput } from '../contract.ts';
import { queryClient, refresh } from './query-client.ts';
import { type Change, useChange } from './use-change.ts';

/** The client state of data on the server. */
export type Loaded<T> =
  | { readonly status: 'loading'; readonly data: null; readonly failure: null }
  /** `failure`: a refresh failed, and the data is kept. */
  | { readonly status: 'ready'; readonly data: T; readonly failure: ApiFailure | null }
  | { readonly status: 'failed'; readonly data: null; readonly failure: ApiFailure };

export interface CallControls<T> {
  /** After a failure: 'loading', and sent again. */
  retry(): void;
  /** Loads silently. */
  refresh(): void;
  readonly change: Change<T>;
}
export type CallState<T> = Loaded<T> & CallControls<T>;

export interface CallOptions {
  /** Refreshes silently on each change event of these kinds. */
  readonly on?: LiveEvent['kind'] | readonly LiveEvent['kind'][];
}

/** A call with the screen deadline. */
export function fetchCall<N extends JsonCallName>(name: N, input: CallInput<N>, signal: AbortSignal): Promise<Answer<N>> {
  return bridge().api.call(name, { ...input, signal, deadline: 'screen' });
}

/** The identity of an input. */
export const keyOfInput = <N extends JsonCallName>(name: N, input: CallInput<N> | null) =>
  [name, input && [input.params, input.query, input.body]] as const;

/** The failure of an error. A bug of the client is shown as a failure of the network; the query client logs it. */
export const failureOfError = (error: Error): ApiFailure => (isApiError(error) ? error.failure : { kind: 'network' });

/** The state of a query with data or an error. */
export function loadedOf<T>(data: T | undefined, error: Error | null): Loaded<T> {
  const failure = error && failureOfError(error);
  if (data !== undefined) return { status: 'ready', data, failure };
  return failure ? { status: 'failed', data: null, failure } : { status: 'loading', data: null, failure: null };
}

/** A refresh of a query. It is the same function at each render, so that effects may depend on it. */
export function useRefresh(queryKey: QueryKey): () => void {
  const client = queryClient();
  const hash = hashKey(queryKey);
  return useCallback(() => void refresh(client, { predicate: ({ queryHash }) => queryHash === hash }), [client, hash]);
}

/** A call as state: sent at once and for each new input (compared by value), aborted on unmount. */
export function useCall<N extends JsonCallName>(name: N, input: CallInput<N> | null, { on }: CallOptions = {}): CallState<Answer<N>> {
  const client = queryClient();
  const queryKey = ['call', ...keyOfInput(name, input)];
  const { data, error, refetch } = useQuery<Answer<N>>(
    { queryKey, queryFn: input ? ({ signal }) => fetchCall(name, input, signal) : skipToken, meta: { on } },
    client,
  );
  const { shown, change } = useChange<Answer<N>, Answer<N>>(queryKey, (cached, apply) => apply(cached));
  return {
    ...loadedOf(data && shown(data), error),
    retry: useCallback(() => void refetch(), [refetch]),
    refresh: useRefresh(queryKey),
    change,
  };
}
