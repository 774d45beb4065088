import type { FastifyRequest } from 'fastify';
import postgres, { type Sql } from 'postgres';
import { rolePassword } from '../../src/kit/seal/keyed-hash.ts';
import { SECRET } from '../stage/environment.ts';

/** The server's logins, with at least as many connections as it has by itself. */
export interface Pools {
  readonly app: Sql;
  readonly inbox: Sql;
  readonly reveal: Sql;
}

export function openPools(url: string): Pools {
  const open = (user: string, max: number) => postgres(url, { user, pass: rolePassword(SECRET, user), max });
  return { app: open('billet_app', 10), inbox: open('billet_inbox', 10), reveal: open('billet_reveal', 5) };
}

export interface Caller {
  readonly id: string;
  readonly code: string;
  readonly telegram_id: string;
}

/** Who calls, by their word alone. */
export async function callerOf({ app }: Pools, { headers }: FastifyRequest): Promise<Caller> {
  const told = new URLSearchParams(String(headers['api-token'])).get('user');
  const { id } = JSON.parse(told ?? '{}') as { id: number };
  const [caller] = await app<Caller[]>`SELECT * FROM billet.users WHERE telegram_id = ${id}`;
  if (!caller) throw new Error('Nobody');
  return caller;
}
