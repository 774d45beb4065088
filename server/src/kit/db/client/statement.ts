import type { PendingQuery, Row, Sql } from 'postgres';
import { type Backend, sendCancel } from './cancel-request.ts';

/** A connection of postgres.js, as its own transactions use it; its types don't tell of it. */
export interface Connection {
  execute(query: Query): unknown;
  /** Called whenever the connection is ready for the next statement; one without `release` gives it back once no transaction is open. */
  reserved: ((() => void) & { release?: boolean }) | null;
  onclose: ((error: unknown) => void) | null;
}

/** A query of postgres.js with the parts that its types leave out. */
export interface Query extends PendingQuery<Row[]> {
  handler: (query: Query) => void;
  /** `onexecute` tells whether more may be sent down the connection before this one is answered. */
  options: { onexecute?: (connection: Connection) => boolean };
  active: boolean;
  /** Null until it is sent. */
  state: Backend | null;
  isRaw: unknown;
  resolve(rows: unknown): void;
  reject(error: unknown): void;
}

/** What waits behind a slow statement waits for no reason, and a cancelled one would leave its answer to the next. */
export const oneAtATime = () => false;

/** Whether the server says that somebody cancelled it. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

const told = new WeakMap<Backend, Promise<unknown>>();

/** Asks the server, over a connection of its own, to cancel a statement where it runs; not again while it is being asked. */
export function cancel(client: Sql, { active, state }: Query): void {
  // one that waits for a connection, or has ended, would be another's
  if (!active || !state || told.has(state)) return;
  const telling = sendCancel(client, state).finally(() => told.delete(state));
  told.set(state, telling);
}

/** Resolves when no cancel is on its way to the server's process: what is sent earlier could be hit in another's place. */
export async function untilTold(backend: Backend | null): Promise<void> {
  if (backend) await told.get(backend);
}
