import type { PendingQuery, Row, Sql } from 'postgres';
import { type Backend, sendCancel } from './cancel-request.ts';

/** A connection of postgres.js, as its own transactions use it; its types don't tell of it. */
export interface Connection {
  execute(query: Query): unknown;
  /** Called whenever the connection is ready for the next statement; one without `release` gives it back once no transaction is open. */
  reserved: ((() => void) & { release?: boolean }) | null;
  onclose: ((error: unknown) => void) | null;
  /** Ends it; the next statement that comes to it connects anew. */
  terminate(): void;
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
  readonly tagged: boolean;
  readonly args: readonly unknown[];
  /** Whether the server is asked first which values it takes. */
  readonly describeFirst?: boolean;
  resolve(rows: unknown): void;
  reject(error: unknown): void;
}

/** What waits behind a slow statement waits for no reason, and a cancelled one would leave its answer to the next. */
const oneAtATime = false;

/**
 * Sends a statement down a connection, alone. The client itself says nothing of the end of a connection to one of several hosts in its
 * first transaction, as it takes that for a host to pass by.
 */
export function alone(query: Query, connection: Connection): typeof oneAtATime {
  connection.onclose = (error) => query.reject(error);
  return oneAtATime;
}

/** Whether the server says that somebody cancelled it. */
export const isCancelled = (error: unknown): boolean => codeOf(error) === '57014';

/** The server ended a connection: shut down, crashed, or the connection was still for too long, in a transaction or without one. */
const ENDS = ['57P01', '57P02', '57P05', '25P03'];

/**
 * Whether this tells how the connection before ended, in the middle of another's statement: the client keeps that for whatever comes
 * next, before it is sent.
 */
export const isEcho = (query: Query, error: unknown): boolean => query.state === null && ENDS.includes(codeOf(error) ?? '');

/**
 * Leaves a connection whose server takes no writes any more, where the address asks for one that does: another of its hosts may. After an
 * end in the middle of a statement the client doesn't look at what it connects to.
 */
export function leaveIfReadOnly(client: Sql, connection: Connection | null, error: unknown): void {
  if (codeOf(error) === '25006' && client.options.target_session_attrs !== undefined) connection?.terminate();
}

/**
 * Waits until those connections have ended that end in this turn of the loop. What is written down one of them between its turn for writing
 * and its end the client neither sends nor throws away, and then it never gets to greet the server at that place.
 */
export const untilEnded = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Whether the server said so, and the connection is whole. */
export const isOfServer = (error: unknown): boolean => error instanceof Error && error.name === 'PostgresError';

const codeOf = (error: unknown): string | undefined => (error instanceof Error && 'code' in error ? String(error.code) : undefined);

/** More are the rows of a long list. */
const MOST_VALUES = 64;

/** Whether the client can't fail over its values: it would take that for a failure of the statement that runs, and then answers for others'. */
export const isPlain = ({ tagged, args }: Query): boolean => !tagged && args.length <= MOST_VALUES && args.every(isPlainValue);

const isPlainValue = (value: unknown) =>
  value === null || value instanceof Uint8Array || ['string', 'number', 'boolean'].includes(typeof value);

const told = new WeakMap<Backend, Promise<unknown>>();

/** Asks the server, over a connection of its own, to cancel a statement where it runs; not again while it is being asked. */
export function cancel(client: Sql, { active, state }: Query): void {
  // one that waits for a connection, or has ended, would be another's
  if (!active || !state || told.has(state)) return;
  const telling = sendCancel(client, state).finally(() => told.delete(state));
  told.set(state, telling);
}

/** Resolves when the cancel that is on its way to the server's process is told; null where none is: what is sent earlier could be hit in another's place. */
export function beingTold(backend: Backend | null): Promise<unknown> | null {
  return (backend && told.get(backend)) ?? null;
}
