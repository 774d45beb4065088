import type { Answer, JsonCallName, LiveEvent } from '@billet/shared-domain/contract';
import { bridge } from '../bridge.ts';
import type { CallInput } from '../contract.ts';
import { makeResource } from './resource.ts';
import { type CallState, useResource } from './use-resource.ts';

export interface CallOptions {
  /** Asks silently again with each change event of this kind, or of these. */
  readonly on?: LiveEvent['kind'] | readonly LiveEvent['kind'][];
}

/** What tells one input from another. */
export function idOf<N extends JsonCallName>(name: N, { params, query, body }: CallInput<N>): string {
  return JSON.stringify([name, params, query, body]);
}

/** A call that a screen waits for. */
export function askFor<N extends JsonCallName>(name: N, input: CallInput<N>, signal: AbortSignal): Promise<Answer<N>> {
  return bridge().api.call(name, { ...input, signal, deadline: 'screen' });
}

/** A call as state: asked for at once and with each new input (compared by value), broken off when the component goes. */
export function useCall<N extends JsonCallName>(name: N, input: CallInput<N> | null, { on }: CallOptions = {}): CallState<Answer<N>> {
  const make = () =>
    makeResource<Answer<N>>({ load: (_, signal) => (input ? askFor(name, input, signal) : Promise.reject(new Error('No input'))) });
  const [state] = useResource(input && idOf(name, input), make, on);
  return state;
}
