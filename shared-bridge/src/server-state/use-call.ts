import type { Answer, JsonCallName, LiveEvent } from '@billet/shared-domain/contract';
import { bridge } from '../bridge.ts';
import type { CallInput } from '../contract.ts';
import { makeResource } from './resource.ts';
import { type CallState, useResource } from './use-resource.ts';

export interface CallOptions {
  /** Refreshes silently on each change event of these kinds. */
  readonly on?: LiveEvent['kind'] | readonly LiveEvent['kind'][];
}

/** The identity of an input. */
export function idOf<N extends JsonCallName>(name: N, { params, query, body }: CallInput<N>): string {
  return JSON.stringify([name, params, query, body]);
}

/** A call with the screen deadline. */
export function askFor<N extends JsonCallName>(name: N, input: CallInput<N>, signal: AbortSignal): Promise<Answer<N>> {
  return bridge().api.call(name, { ...input, signal, deadline: 'screen' });
}

/** A call as state: sent at once and for each new input (compared by value), aborted on unmount. */
export function useCall<N extends JsonCallName>(name: N, input: CallInput<N> | null, { on }: CallOptions = {}): CallState<Answer<N>> {
  const make = () =>
    makeResource<Answer<N>>({ load: (_, signal) => (input ? askFor(name, input, signal) : Promise.reject(new Error('No input'))) });
  const [state] = useResource(input && idOf(name, input), make, on);
  return state;
}
