import path from 'node:path';
import { type BotApi, startBotApi } from '../../test/bot-api.ts';
import type { OwnerSql } from '../../test/open-sql.ts';
import { environment } from './environment.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Size, seed } from './seed.ts';

/** A server with its own database. */
export interface Served {
  readonly size: Size;
  readonly server: MeasuredProcess;
  readonly sql: OwnerSql;
}

/** The measured servers: one with a large and one with a small database, and the baseline routes on the large database. */
export interface Deployment {
  readonly large: Served;
  readonly small: Served;
  readonly bare: MeasuredProcess;
  readonly messenger: BotApi;
  close(): Promise<void>;
}

/** Ratio between the sizes of the two databases. */
const TIMES = 100;
/** Minimum size of the small database for a useful measurement. */
const MIN_SIZE = { items: 2_000, people: 400 };

/** `tree`: the folder of the measured sources. `more`: additional arguments of Node.js. */
export async function deploy(tree: string, size: Size, say: (line: string) => void, more: readonly string[] = []): Promise<Deployment> {
  const start: Start = (script, variables) => startMeasured(script, variables, more);
  const main = path.join(tree, 'server/src/app/main.ts');
  // a messenger per server: updates of one must be handled by its server only
  const [database, messenger, other] = await Promise.all([startPostgres(), startBotApi(), startBotApi()]);
  const few = { items: Math.max(MIN_SIZE.items, size.items / TIMES), people: Math.max(MIN_SIZE.people, size.people / TIMES) };
  const small = await serve({ start, main, database, messenger: other }, 'small', few);
  say(`seeding ${size.items} notes of ${size.people} people`);
  const large = await serve({ start, main, database, messenger }, 'large', size);
  const bare = await start(path.join(import.meta.dirname, '../bare/main.ts'), { DATABASE_URL: database.urlOf('large') });
  return {
    large,
    small,
    bare,
    messenger,
    async close() {
      await Promise.all([large.server.stop(), small.server.stop(), bare.stop()]);
      await Promise.all([large.sql.end(), small.sql.end()]);
      await Promise.all([messenger.close(), other.close(), database.close()]);
    },
  };
}

type Start = (script: string, variables: Readonly<Record<string, string>>) => Promise<MeasuredProcess>;
interface Place {
  readonly start: Start;
  readonly main: string;
  readonly database: Postgres;
  readonly messenger: BotApi;
}

async function serve({ start, main, database, messenger }: Place, name: string, size: Size): Promise<Served> {
  const outside = database.open('postgres');
  await outside.query(`CREATE DATABASE ${name}`);
  await outside.end();
  const startServer = () => start(main, { ...environment, DATABASE_URL: database.urlOf(name), BOT_API_ROOT: messenger.root });
  // the first start creates the tables
  await (await startServer()).stop();
  const sql = database.open(name);
  await seed(sql, size);
  return { size, server: await startServer(), sql };
}
