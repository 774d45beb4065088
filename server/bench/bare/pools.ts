import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import pg from 'pg';
import { rolePassword } from '../../src/kit/seal/keyed-hash.ts';
import { SECRET } from '../seed.ts';

type Rows = <R extends readonly object[] = Record<string, unknown>[]>(
  text: TemplateStringsArray,
  ...values: readonly unknown[]
) => Promise<R>;

/** The server's logins, with at least as many connections as the server has by default. */
export interface Pools {
  readonly app: Rows;
  readonly inbox: Rows;
  readonly reveal: Rows;
  /** Uses the app's login. */
  transaction<T>(act: (tx: Rows) => Promise<T>): Promise<T>;
}

export function openPools(url: string): Pools {
  const open = (user: string, max: number) => {
    const { hostname: host, port, pathname } = new URL(url);
    return new pg.Pool({ host, port: Number(port), database: pathname.slice(1), user, password: rolePassword(SECRET, user), max });
  };
  const app = open('billet_app', 10);
  return {
    app: prepared(app),
    inbox: prepared(open('billet_inbox', 10)),
    reveal: prepared(open('billet_reveal', 5)),
    async transaction(act) {
      const client = await app.connect();
      try {
        await client.query('BEGIN');
        const answer = await act(prepared(client));
        await client.query('COMMIT');
        return answer;
      } finally {
        client.release();
      }
    },
  };
}

const known = new WeakMap<TemplateStringsArray, { readonly name: string; readonly text: string }>();

/** Prepares each statement under a separate name. */
function prepared(client: pg.Pool | pg.PoolClient): Rows {
  const statementOf = (parts: TemplateStringsArray) => {
    const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
    const statement = known.get(parts) ?? { name: createHash('sha256').update(text).digest('hex').slice(0, 32), text };
    known.set(parts, statement);
    return statement;
  };
  return async <R>(parts: TemplateStringsArray, ...values: readonly unknown[]) =>
    (await (client as pg.Pool).query({ ...statementOf(parts), values: [...values] })).rows as R;
}

export interface Caller {
  readonly id: string;
  readonly code: string;
  readonly telegram_id: string;
}

/** The caller according to the init data, without verification. */
export async function callerOf({ app }: Pools, { headers }: FastifyRequest): Promise<Caller> {
  const userJson = new URLSearchParams(String(headers['api-token'])).get('user');
  const { id } = JSON.parse(userJson ?? '{}') as { id: number };
  const [caller] = await app<Caller[]>`SELECT * FROM billet.users WHERE telegram_id = ${id}`;
  if (!caller) throw new Error('Unknown caller');
  return caller;
}
