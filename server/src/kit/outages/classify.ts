import { BotError, HttpError } from 'grammy';
import { MessengerError } from '../messenger/messenger.ts';

export const dependencies = ['database', 'messenger'] as const;
export type Dependency = (typeof dependencies)[number];

/** A connection to the database that could not be opened, or broke, as our own code finds out. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/** Errors of a socket or of a name lookup, as Node.js calls them. */
const socketCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL'],
]);
/** The same of a file: only where a socket was to be opened by its path. */
const socketFileCodes = new Set(['ENOENT', 'EACCES']);

/** SQLSTATE classes: connection exception, insufficient resources (disk, memory, connections), system error (I/O). */
const outageClasses = new Set(['08', '53', '58']);
/** Shutdown by an administrator, crash, start-up in progress, idle session ended, read-only transaction (a standby after a failover). */
const outageStates = new Set(['57P01', '57P02', '57P03', '57P05', '25006']);
const SQLSTATE = /^[0-9A-Z]{5}$/;
const CLIENT_FILE = /[\\/]node_modules[\\/]pg(?:-pool)?[\\/]/;

/** The dependency that is out of reach or cannot work, and the error of the chain of causes that says so. */
export interface OutageSign {
  readonly of: Dependency;
  readonly error: Error;
}

/** Classifies an error by types, codes and SQLSTATE, never by words. Null if it says nothing about an outage. */
export function classifyOutage(error: unknown): OutageSign | null {
  for (let each = error; each instanceof Error; each = each instanceof BotError ? each.error : each.cause) {
    if (each instanceof HttpError) return { of: 'messenger', error: each };
    if (each instanceof MessengerError) {
      return each.kind === 'unknown' && each.cause instanceof HttpError ? { of: 'messenger', error: each.cause } : null;
    }
    // thrown by fetch: a bucket, perhaps
    if (each instanceof TypeError) return null;
    if (each instanceof ConnectionLost || isOfDatabase(each)) return { of: 'database', error: each };
    // Node.js gives one error for all addresses of a name
    if (each instanceof AggregateError && each.errors.some((one) => classifyOutage(one)?.of === 'database'))
      return { of: 'database', error: each };
  }
  return null;
}

export const isDatabaseOutage = (error: unknown): boolean => classifyOutage(error)?.of === 'database';

function isOfDatabase(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return isOfClient(error);
  if (typeof code !== 'string') return false;
  if (socketCodes.has(code)) return true;
  if (socketFileCodes.has(code)) return syscall === 'connect';
  return SQLSTATE.test(code) && (outageClasses.has(code.slice(0, 2)) || outageStates.has(code));
}

/** pg's own errors have no code: a connection that can't be opened, doesn't come in time, or was closed. They are made in its files. */
function isOfClient({ stack = '', message }: Error): boolean {
  const [frame = ''] = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => line.trim().startsWith('at '));
  return CLIENT_FILE.test(frame);
}
