import type { LiveEvent } from '@billet/shared-domain/contract';
import { calls, TOKEN_HEADER } from '@billet/shared-domain/contract/calls';
import { createEventSource, type EventSourceClient, type EventSourceOptions } from 'eventsource-client';
import { parseRetryAfter } from '../api/retry.ts';
import { wait } from '../api/wait.ts';
import type { Versions } from '../session/change-events.ts';
import type { StreamOpening } from './one-stream.ts';
import { watchSilence } from './silence.ts';

type Fetch = NonNullable<EventSourceOptions['fetch']>;

const SLOWEST = 30_000;
/** Timed out, too early, too many: asking later helps. */
const passing: readonly number[] = [408, 425, 429];
const FIRST = 1000;
/** When a server ends, all its streams break at once: each comes back at another moment of so many milliseconds. */
const SPREAD = 3000;

/** A live event of the contract, or null: a newer server may tell of changes that this client doesn't know. */
export function parseLiveEvent(data: string): LiveEvent | null {
  try {
    const event: unknown = JSON.parse(data);
    if (typeof event !== 'object' || event === null || !('kind' in event)) return null;
    if (event.kind === 'order' || event.kind === 'profile') return { kind: event.kind };
    return event.kind === 'inventory' && 'count' in event ? (event as LiveEvent) : null;
  } catch {
    return null;
  }
}

/** The versions that stand in an event's id; null where there are none. */
export function versionsIn(id: string | undefined): Versions | null {
  const parts = /^(\d+)\.(\d+)$/.exec(id ?? '');
  return parts && { inventory: Number(parts[1]), profile: Number(parts[2]) };
}

/**
 * Lets only a stream through. The client behind it takes any answer for one and comes back every two seconds: a
 * refusal must end it (`onRefused`), a failure must make it slower, and a server without room says itself how much.
 */
export function guardedFetch(
  send: typeof fetch,
  onRefused: (status: number) => void,
  { pause = wait, random = Math.random }: { readonly pause?: typeof wait; readonly random?: () => number } = {},
): Fetch {
  let failures = 0;
  let asked = 0;
  let isFirst = true;
  return async (url, init) => {
    const backoff = failures > 0 ? Math.min(FIRST * 2 ** (failures - 1), SLOWEST) : 0;
    if (!isFirst) await pause(Math.max(backoff, asked) + Math.round(SPREAD * random()));
    isFirst = false;
    asked = 0;
    failures++;
    const response = await send(url, init as RequestInit);
    if (response.status === 503) asked = 1000 * (parseRetryAfter(response.headers.get('Retry-After'), Date.now()) ?? 0);
    if (response.ok) {
      failures = 0;
      return response;
    }
    if (response.status >= 400 && response.status < 500 && !passing.includes(response.status)) onRefused(response.status);
    throw new Error(`The live stream answered ${response.status}`);
  };
}

export interface LiveDeps extends Pick<StreamOpening, 'onMessage' | 'onConnect'> {
  readonly base: string;
  readonly token: string;
  onRefused(status: number): void;
}

/** A closed client takes a moment to let go of its request; before that it doesn't connect. */
const BREATH = 100;

function reviveBy(source: EventSourceClient, isStopped: () => boolean): () => void {
  return () => {
    source.close();
    setTimeout(() => {
      if (!isStopped()) source.connect();
    }, BREATH);
  };
}

/** Opens the server's event stream until the returned function is called; comes back by itself after a break. */
export function openStream({ base, token, onMessage, onConnect, onRefused }: LiveDeps): () => void {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    source.close();
    watch.stop();
  };
  const source = createEventSource({
    url: new URL(base + calls.listenToEvents.path, window.location.href),
    headers: { [TOKEN_HEADER]: token },
    fetch: guardedFetch(window.fetch.bind(window), (status) => {
      stop();
      onRefused(status);
    }),
    onConnect: () => {
      watch.heard();
      onConnect();
    },
    onComment: () => watch.heard(),
    onMessage: ({ data, id }) => {
      watch.heard();
      onMessage({ data, id });
    },
  });
  const watch = watchSilence(reviveBy(source, () => isStopped));
  return stop;
}
