import type { Direction, LogEntry } from '../../world/types.ts';
import { server } from '../server.ts';

const BATCH_MS = 150;
let waiting: Omit<LogEntry, 'id'>[] = [];

/** Writes a line into the log. Lines are sent in batches: a request for each would delay requests of the app. */
export function write(person: number, direction: Direction, event: string, data: unknown): void {
  if (!waiting.length) setTimeout(send, BATCH_MS);
  waiting.push({ person, direction, event, data: data ?? null, at: Date.now() });
}

/** Sends the batch. The log is only an aid, so a failure is ignored. */
function send(): void {
  const entries = waiting;
  waiting = [];
  server.log(entries).catch(() => undefined);
}
