import type { Direction, LogEntry } from '../../world/types.ts';
import { server } from '../server.ts';

const GATHERED_MS = 150;
let waiting: Omit<LogEntry, 'id'>[] = [];

/** Writes a line into the log. Lines go together: a request each would queue before what the app waits for. */
export function write(person: number, direction: Direction, event: string, data: unknown): void {
  if (!waiting.length) setTimeout(send, GATHERED_MS);
  waiting.push({ person, direction, event, data: data ?? null, at: Date.now() });
}

/** The log is a help: losing lines of it stops nothing. */
function send(): void {
  const entries = waiting;
  waiting = [];
  server.log(entries).catch(() => undefined);
}
