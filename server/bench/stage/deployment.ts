import path from 'node:path';
import { type BotApi, startBotApi } from '../../test/bot-api.ts';
import type { OwnSql } from '../../test/open-sql.ts';
import { environment } from './environment.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { type Size, seed } from './seed.ts';

/** A server over a database of its own. */
export interface Served {
  readonly size: Size;
  readonly server: MeasuredProcess;
  readonly sql: OwnSql;
}

/** All that is measured: two servers over much and little, and beside the first the bare routes on the same database. */
export interface Deployment {
  readonly large: Served;
  readonly small: Served;
  readonly bare: MeasuredProcess;
  readonly messenger: BotApi;
  close(): Promise<void>;
}

/** One database holds so many times as much as the other. */
const TIMES = 100;
/** The least that makes a small one worth measuring. */
const LEAST = { items: 2_000, people: 400 };

/** `tree`: the folder of the sources that are measured, where it isn't ours. */
export async function deploy(tree: string, size: Size, say: (line: string) => void): Promise<Deployment> {
  // a messenger each: what one sends, one server alone has to take up
  const [database, messenger, other] = await Promise.all([startPostgres(), startBotApi(), startBotApi()]);
  const few = { items: Math.max(LEAST.items, size.items / TIMES), people: Math.max(LEAST.people, size.people / TIMES) };
  const small = await serve(tree, database, other, 'small', few);
  say(`seeding ${size.items} notes of ${size.people} people`);
  const large = await serve(tree, database, messenger, 'large', size);
  const bare = await startMeasured(path.join(import.meta.dirname, '../bare/main.ts'), { DATABASE_URL: database.urlOf('large') });
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

async function serve(tree: string, database: Postgres, messenger: BotApi, name: string, size: Size): Promise<Served> {
  const outside = database.open('postgres');
  await outside.query(`CREATE DATABASE ${name}`);
  await outside.end();
  const start = () =>
    startMeasured(path.join(tree, 'server/src/app/main.ts'), {
      ...environment,
      DATABASE_URL: database.urlOf(name),
      BOT_API_ROOT: messenger.root,
    });
  // the first start makes the tables
  await (await start()).stop();
  const sql = database.open(name);
  await seed(sql, size);
  return { size, server: await start(), sql };
}
