import { BotError, HttpError } from 'grammy';
import { ConnectionLost } from '../db/connection-lost.ts';
import { MessengerError } from '../messenger/messenger.ts';

export const dependencies = ['database', 'messenger'] as const;
export type Dependency = (typeof dependencies)[number];

/** Node.js error codes of sockets and name lookups. */
const socketCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL'],
]);
/** Error codes of files that count only when a socket was opened by its path. */
const socketFileCodes = new Set(['ENOENT', 'EACCES']);

/** SQLSTATE classes: connection exception, insufficient resources (disk, memory, connections), system error (I/O). */
const outageClasses = new Set(['08', '53', '58']);
/** Shutdown by an administrator, crash, start-up in progress, idle session ended, read-only transaction (a standby after a failover). */
const outageStates = new Set(['57P01', '57P02', '57P03', '57P05', '25006']);
const SQLSTATE = /^[0-9A-Z]{5}$/;
const CLIENT_FILE = /[\\/]node_modules[\\/]pg(?:-pool)?[\\/]/;

/** The unreachable dependency, and the error in the chain of causes that shows it. */
export interface OutageSign {
  readonly of: Dependency;
  readonly error: Error;
}

/** Classifies an error by types, codes and SQLSTATE, never by its message. Null if it is no sign of an outage. */
export function classifyOutage(error: unknown): OutageSign | null {
  for (let each = error; each instanceof Error; each = each instanceof BotError ? each.error : each.cause) {
    if (each instanceof HttpError) return { of: 'messenger', error: each };
    if (each instanceof MessengerError) {
      return each.kind === 'unknown' && each.cause instanceof HttpError ? { of: 'messenger', error: each.cause } : null;
    }
    // thrown by fetch, for example for a bucket
    if (each instanceof TypeError) return null;
    if (each instanceof ConnectionLost || isOfDatabase(each)) return { of: 'database', error: each };
    // Node.js combines the errors of all addresses of a name
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

/** pg's own errors have no code: a connection that cannot be opened, times out, or was closed. They are created in its files. */
function isOfClient({ stack = '', message }: Error): boolean {
  const [frame = ''] = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => line.trim().startsWith('at '));
  return CLIENT_FILE.test(frame);
}
