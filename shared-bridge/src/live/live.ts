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
/** A timer over 24 days fires at once, and a date in Retry-After may be years away from a wrong clock of the device. */
const MAX_RETRY_AFTER_MS = 60_000;
/** Temporary statuses: a later request may succeed. */
const passing: readonly number[] = [408, 425, 429];
const FIRST = 1000;
/** Reconnects spread over this many milliseconds, because all streams of a server break at once when it shuts down. */
const SPREAD = 3000;

/** Parses a live event of the contract. Null for an event that this client does not know, for example of a newer server. */
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

/** The versions in the id of an event; null if there are none. */
export function versionsIn(id: string | undefined): Versions | null {
  const parts = /^(\d+)\.(\d+)$/.exec(id ?? '');
  return parts && { inventory: Number(parts[1]), profile: Number(parts[2]) };
}

/**
 * Passes only event streams to the client, which accepts any response and reconnects every two seconds. A refusal ends the stream
 * (`onRefused`), failures slow down the reconnects, and an overloaded server sets the wait by Retry-After.
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
    if (response.status === 503) asked = retryAfterOf(response);
    if (response.ok) {
      failures = 0;
      return response;
    }
    if (response.status >= 400 && response.status < 500 && !passing.includes(response.status)) onRefused(response.status);
    throw new Error(`The live stream answered ${response.status}`);
  };
}

/** Milliseconds, at most `MAX_RETRY_AFTER_MS`. */
const retryAfterOf = ({ headers }: Response) =>
  Math.min(1000 * (parseRetryAfter(headers.get('Retry-After'), Date.now()) ?? 0), MAX_RETRY_AFTER_MS);

export interface LiveDeps extends Pick<StreamOpening, 'onMessage' | 'onConnect'> {
  readonly base: string;
  readonly token: string;
  onRefused(status: number): void;
}

/** A closed client needs a moment to release its request. It does not connect before. */
const RECONNECT_DELAY_MS = 100;

function reviveBy(source: EventSourceClient, isStopped: () => boolean): () => void {
  return () => {
    source.close();
    setTimeout(() => {
      if (!isStopped()) source.connect();
    }, RECONNECT_DELAY_MS);
  };
}

/** Opens the event stream of the server until the returned function is called. Reconnects after a break. */
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
      watch.received();
      onConnect();
    },
    onComment: () => watch.received(),
    onMessage: ({ data, id }) => {
      watch.received();
      onMessage({ data, id });
    },
  });
  const watch = watchSilence(reviveBy(source, () => isStopped));
  return stop;
}
