import type { Sql } from 'postgres';
import { cancel, isCancelled, oneAtATime, type Query } from './statement.ts';
import { currentWork, GivenUp } from './work.ts';

/** A statement of its own, outside of any transaction: refused or cancelled once its work was given up. */
export function single(client: Sql, make: () => Query): Query {
  const query = make();
  const work = currentWork();
  const { handler, reject } = query;
  query.options.onexecute = oneAtATime;
  query.handler = () => {
    if (work?.isOver) return query.reject(new GivenUp('Nobody waits for it any more'));
    work?.sends(query, () => cancel(client, query));
    handler(query);
  };
  query.reject = (error) => {
    if (!isCancelled(error) || work?.isOver) return reject(error);
    // it was meant for the one before on this connection, and undid nothing but this
    query.active = false;
    const again = make();
    again.options.onexecute = oneAtATime;
    again.isRaw = query.isRaw;
    again.then(query.resolve, reject);
  };
  return query;
}
