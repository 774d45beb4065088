import type { Sql, TransactionSql } from 'postgres';

type Client = Sql | TransactionSql;

/** Texts that are prepared, at most: a connection keeps each until it ends. */
const MOST_TEXTS = 1_000;
/** A text with more parameters has the rows of a long list in it, and hardly comes again. */
const MOST_PARAMETERS = 64;
const prepared = new Set<string>();

/**
 * The same client, but what drizzle sends through it is prepared, once a connection: else each statement takes two trips and is planned
 * anew. Nothing is where the client's own option `prepare` is false.
 */
export function preparing<C extends Client>(client: C): C {
  const unsafe: Client['unsafe'] = (text, params = [], options) =>
    client.unsafe(text, params, { ...options, prepare: isPrepared(text, params.length) });
  const whole: Client = client;
  return new Proxy(client, {
    get(target, name) {
      if (name === 'unsafe') return unsafe;
      if (name === 'begin' && 'begin' in whole) return (work: Work) => whole.begin((inner) => work(preparing(inner)));
      if (name === 'savepoint' && 'savepoint' in whole) return (work: Work) => whole.savepoint((inner) => work(preparing(inner)));
      return Reflect.get(target, name);
    },
  });
}

type Work = (client: TransactionSql) => Promise<unknown>;

function isPrepared(text: string, parameters: number): boolean {
  if (prepared.has(text)) return true;
  if (parameters === 0 || parameters > MOST_PARAMETERS || prepared.size >= MOST_TEXTS) return false;
  prepared.add(text);
  return true;
}
