import type { ReservedSql, Sql } from 'postgres';
import type { Changes } from '../changes.ts';
import { bindTo, redirected } from './bound.ts';
import { hold } from './hold.ts';
import { single } from './single.ts';
import type { Query } from './statement.ts';
import { type Act, transact } from './transaction.ts';

/**
 * A client of postgres.js that outlives broken connections and lets go of what was given up (decision 45). It leans on parts that its
 * types don't tell of; the tests beside it fail where another version has them no more.
 */
export function sturdy(client: Sql, changes: Changes): Sql {
  const lead = (make: () => Query) => {
    const query = single(client, make);
    const { resolve } = query;
    query.resolve = (rows) => {
      // every connection asks for the types of arrays until this is off, and one that breaks while it asks ends the process
      client.options.fetch_types = false;
      resolve(rows);
    };
    return query;
  };
  return redirected(client, lead, {
    begin(...given: [Act<unknown>] | [string, Act<unknown>]) {
      const act = given[1] ?? (given[0] as Act<unknown>);
      return changes.during(() => transact(client, given.length === 2 ? given[0] : '', act));
    },
    reserve: () => reserve(client),
  }) as Sql;
}

async function reserve(client: Sql): Promise<ReservedSql> {
  const held = await hold(client, 'SELECT', true);
  return bindTo(client, held.send, { release: () => held.release() });
}
