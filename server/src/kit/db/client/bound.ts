import type { Sql } from 'postgres';
import type { Query } from './statement.ts';

/** The client with every query that it makes sent by `send`, not by the pool, and with what `more` names. */
export function bindTo<M extends object>(client: Sql, send: (query: Query) => void, more: M): Sql & M {
  return redirected(
    client,
    (make) => {
      const query = make();
      query.handler = send;
      return query;
    },
    more,
  );
}

/** The client with every query led another way. `lead` is given the way to make it, for once more where needed. */
export function redirected<M extends object>(client: Sql, lead: (make: () => Query) => Query, more: M): Sql & M {
  const own = { ...more, unsafe: (...given: Parameters<Sql['unsafe']>) => lead(() => client.unsafe(...given) as unknown as Query) };
  return new Proxy(client, {
    apply(target, self, given: unknown[]) {
      const make = (): Query => Reflect.apply(target as never, self, given);
      // anything else is a part of a statement: a name, or values
      return isTemplate(given[0]) ? lead(make) : make();
    },
    get: (target, name) => Reflect.get(name in own ? own : target, name),
    has: (target, name) => name in own || name in target,
  }) as Sql & M;
}

function isTemplate(first: unknown): boolean {
  return Array.isArray(first) && 'raw' in first;
}
