import { useSyncExternalStore } from 'react';
import type { LogEntry, Snapshot } from '../world/types.ts';

export interface Live {
  readonly snapshot: Snapshot | null;
  readonly log: readonly LogEntry[];
  readonly isConnected: boolean;
  /** Incremented at each reset, which closes open apps. */
  readonly day: number;
}

const LOG_LENGTH = 2000;
let live: Live = { snapshot: null, log: [], isConnected: false, day: 1 };
const listeners = new Set<() => void>();

function put(change: Partial<Live>): void {
  live = { ...live, ...change };
  for (const listener of listeners) listener();
}

/** Follows the events of the simulator. The browser reconnects on its own. */
export function follow(): void {
  const source = new EventSource('/events');
  source.addEventListener('open', () => put({ isConnected: true, log: [] }));
  source.addEventListener('error', () => put({ isConnected: false }));
  source.addEventListener('state', ({ data }) => put({ snapshot: JSON.parse(data) }));
  source.addEventListener('forget', () => put({ log: [], day: live.day + 1 }));
  source.addEventListener('log', ({ data }) => put({ log: [...live.log, ...JSON.parse(data)].slice(-LOG_LENGTH) }));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLive = <T>(select: (live: Live) => T): T => useSyncExternalStore(subscribe, () => select(live));
