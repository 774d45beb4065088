import { PostgresJsSession } from 'drizzle-orm/postgres-js';
import type { Sql } from 'postgres';
import type { Queries } from './database.ts';

type Value = string | number | boolean | Uint8Array | null;

/**
 * Sends a statement whose text is ready, with `$1` and so on for its values, through a pool or in a transaction: for what is asked so often
 * that building it anew would take longer than all else. Times go in and come out as text.
 */
export async function ask<R extends object>(queries: Queries, text: string, values: readonly Value[]): Promise<readonly R[]> {
  return await clientOf(queries).unsafe<R[]>(text, [...values]);
}

function clientOf({ _: { session } }: Queries): Sql {
  if (session instanceof PostgresJsSession) return session.client;
  throw new Error('The session is of another driver');
}
