import { HttpError } from 'grammy';
import { MessengerError } from '../messenger/messenger.ts';

export const outside = ['database', 'messenger'] as const;
export type Outside = (typeof outside)[number];

/** How the system, the drivers of the database and PostgreSQL itself (57P: it stops or starts) say that a connection is none. */
const lost = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'],
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08006', '08P01'],
]);
/** The job queue's driver has no code for it. */
const LOST_WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Which of what is outside can't be reached, by an error; null where it says something else. */
export function awayBy(error: unknown): Outside | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof HttpError) return 'messenger';
    if (each instanceof MessengerError) return each.kind === 'unknown' && isUnreached(each.cause) ? 'messenger' : null;
    // fetch's own: a bucket, perhaps
    if (each instanceof TypeError) return null;
    if ('code' in each ? lost.has(String(each.code)) : LOST_WORDS.test(each.message)) return 'database';
  }
  return null;
}

const isUnreached = (error: unknown) => error instanceof HttpError;
