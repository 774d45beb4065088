import type { Sql } from 'postgres';
import { bindTo } from './bound.ts';
import { type Held, hold } from './hold.ts';
import type { Query } from './statement.ts';

export type Act<T> = (sql: Sql) => T | Promise<T>;

/**
 * Runs a transaction on a connection of its own. postgres.js's own `begin` ends the process where the connection breaks meanwhile (it
 * writes its ROLLBACK to a socket that is gone, porsager/postgres#1208), and what comes later goes down the one that took its place.
 */
export async function transact<T>(client: Sql, options: string, act: Act<T>): Promise<T> {
  const held = await hold(client, `BEGIN ${options.replace(/[^a-z ]/gi, '')}`, false);
  const answer = await attempt(client, held, act).catch(async (error: unknown) => {
    held.end();
    if (await held.isStillThere()) await held.run('ROLLBACK').catch(() => undefined);
    throw error;
  });
  held.end();
  // the connection is another's when this is answered, whatever the answer: one that fails has undone all by itself
  await held.run('COMMIT');
  return answer;
}

/** A statement that failed undoes all, even where its failure was caught: PostgreSQL would answer the COMMIT with a silent rollback. */
async function attempt<T>(client: Sql, held: Held, act: Act<T>): Promise<T> {
  const failures: unknown[] = [];
  const open = new Set<Query>();
  const send = (query: Query) => {
    open.add(query);
    query.then(
      () => open.delete(query),
      (error: unknown) => {
        open.delete(query);
        failures.push(error);
      },
    );
    held.send(query);
  };
  const sql = bindTo(client, send, { savepoint: (inner: Act<unknown>) => save(client, held, inner) });
  try {
    const answer = await act(sql);
    // what nobody awaited is a part of it all the same
    while (open.size > 0) await Promise.allSettled(open);
    if (failures.length > 0) throw failures[0];
    return answer;
  } catch (error) {
    throw isAftermath(error) ? (failures[0] ?? error) : error;
  }
}

let savepoints = 0;

async function save<T>(client: Sql, held: Held, act: Act<T>): Promise<T> {
  savepoints += 1;
  const name = `s${savepoints}`;
  await held.run(`SAVEPOINT ${name}`);
  try {
    return await attempt(client, held, act);
  } catch (error) {
    await held.run(`ROLLBACK TO ${name}`);
    throw error;
  }
}

/** 'The transaction is aborted' says nothing about why. */
function isAftermath(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '25P02') || isAftermath(error.cause);
}
