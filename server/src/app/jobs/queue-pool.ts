import path from 'node:path';
import pg from 'pg';
import type { Sql } from 'postgres';
import type { Deps } from '../../kit/deps.ts';
import { ConnectionLost } from '../../kit/outages/classify.ts';

/** Milliseconds for one host to let us in. */
const PATIENCE = 5_000;

/** The job queue brings a database client of its own: its connections go where our direct ones go, as the same login and no less secure. */
export async function openQueuePool({ db: { direct }, log }: Pick<Deps, 'db' | 'log'>, max: number): Promise<pg.Pool> {
  const { user, pass, database, target_session_attrs: wanted } = direct.options;
  const login = { user, password: typeof pass === 'string' ? pass : '', database, application_name: 'billet jobs' };
  const common = { ...login, ssl: await securityOf(direct) };
  const places = placesOf(direct);
  class Client extends pg.Client {
    #isLost = false;
    constructor() {
      // the patience is not the pool's, which would count the waiting for a free connection as well
      super({ ...common, connectionTimeoutMillis: PATIENCE });
      // The pool listens a few microtasks after the session was opened; PostgreSQL may terminate it in the same packet. The next query reports it.
      this.on('error', () => undefined);
      const query = this.query.bind(this) as (...given: unknown[]) => unknown;
      const mark = (error: unknown) => (this.#isLost ? lost(error) : error);
      Object.assign(this, {
        query(...given: unknown[]) {
          const callback: unknown = given.at(-1);
          // the pool's own `query` passes a callback, the queue awaits
          if (typeof callback === 'function')
            return query(...given.slice(0, -1), (error: unknown, result: unknown) => callback(error && mark(error), result));
          const result = query(...given);
          return result instanceof Promise
            ? result.catch((error: unknown) => {
                throw mark(error);
              })
            : result;
        },
      });
    }
    /** The queue listens for errors of the client itself, too. */
    override emit(event: string | symbol, ...given: unknown[]): boolean {
      if (event !== 'error') return super.emit(event, ...given);
      this.#isLost = true;
      return super.emit(event, lost(given[0]));
    }
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connected = findPlace(places, common, wanted !== null && wanted !== undefined).then((place) => {
        Object.assign(this, place);
        return super.connect();
      });
      const marked = connected.catch(throwLost);
      if (callback === undefined) return marked;
      // the client calls back with nothing when it is connected, though its types ask for an error
      marked.then(() => (callback as () => void)(), callback);
      return undefined;
    }
  }
  const pool = new pg.Pool({ max, Client });
  const tell = (err: unknown) => log.warn({ err: lost(err) }, 'a connection of the job queue was lost');
  pool.on('error', tell).on('connect', (client) => void client.on('error', tell));
  return pool;
}

/** The driver's own errors ('timeout expired', 'Connection terminated') have no code; PostgreSQL's have one and stay what they are. */
const lost = (error: unknown) =>
  error instanceof pg.DatabaseError ? error : new ConnectionLost(error instanceof Error ? error.message : String(error), { cause: error });

const throwLost = (error: unknown) => {
  throw lost(error);
};

type Place = { readonly host: string; readonly port: number };

function placesOf({ options: { host, port, path: socket } }: Sql): readonly [Place, ...Place[]] {
  if (typeof socket === 'string' && socket !== '') return [{ host: path.dirname(socket), port: 5432 }];
  const [first = 'localhost', ...rest] = host;
  return [{ host: first, port: port[0] ?? 5432 }, ...rest.map((name, index) => ({ host: name, port: port[index + 1] ?? 5432 }))];
}

/** Of several hosts the first that lets us in, and takes writes where that is asked for. Throws what the last one said. */
async function findPlace(places: readonly [Place, ...Place[]], common: pg.ClientConfig, writes: boolean): Promise<Place> {
  if (places.length === 1) return places[0];
  let reason: unknown = new Error('none of the hosts takes writes');
  for (const place of places) {
    const client = new pg.Client({ ...common, ...place, connectionTimeoutMillis: PATIENCE }).on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ waits: boolean }>("SELECT current_setting('transaction_read_only')::boolean AS waits");
      if (!writes || rows[0]?.waits === false) return place;
    } catch (error) {
      reason = error;
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw reason;
}

/** As `sslmode` says. A server that needs no encryption has said so to the direct connections already. */
async function securityOf(direct: Sql): Promise<pg.ClientConfig['ssl']> {
  const { ssl } = direct.options;
  if (!ssl) return false;
  const [own] = await direct<{ ssl: boolean }[]>`SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`;
  if (!own?.ssl) return false;
  if (typeof ssl === 'object') return ssl;
  return ['require', 'allow', 'prefer'].includes(ssl as string) ? { rejectUnauthorized: false } : true;
}
