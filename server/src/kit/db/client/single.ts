import type { Sql } from 'postgres';
import { alone, type Connection, cancel, isCancelled, isEcho, isOfServer, leaveIfReadOnly, type Query, untilEnded } from './statement.ts';
import { currentWork, GivenUp } from './work.ts';

/** A statement of its own, outside of any transaction: refused or cancelled once its work was given up. */
export function single(client: Sql, make: () => Query): Query {
  const query = make();
  const work = currentWork();
  const { handler, reject } = query;
  let connection: Connection | null = null;
  query.options.onexecute = (mine) => {
    connection = mine;
    return alone(query, mine);
  };
  query.handler = () => {
    if (work?.isOver) return query.reject(new GivenUp('Nobody waits for it any more'));
    work?.sends(query, () => cancel(client, query));
    handler(query);
  };
  query.reject = (error) => {
    leaveIfReadOnly(client, connection, error);
    // neither has done anything: a cancel that was meant for the one before on this connection, and that one's end
    const isAnothers = isCancelled(error) || isEcho(query, error);
    if (!isAnothers || work?.isOver) return isOfServer(error) ? reject(error) : void untilEnded().then(() => reject(error));
    query.active = false;
    const again = make();
    again.options.onexecute = (mine) => alone(again, mine);
    again.isRaw = query.isRaw;
    again.then(query.resolve, reject);
  };
  return query;
}
