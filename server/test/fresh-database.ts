import { randomBytes } from 'node:crypto';
import postgres, { type Options, type Sql } from 'postgres';
import { z } from 'zod';
import { type Connect, commonOptions, type Database, embeddedOptions, openPools } from '../src/kit/db/database.ts';
import { loginPassword, roleNames } from '../src/kit/db/logins.ts';
import { secureDatabase } from '../src/kit/db/roles.ts';
import { poolsSchema } from '../src/kit/settings/shapes.ts';
import { TEMPLATE, TEST_DATABASE, TEST_SECRET } from './database.ts';

const NAMES = roleNames('billet');
const placeSchema = z.object({ socketFolder: z.string(), user: z.string(), password: z.string() });

/**
 * A database of one's own, dropped when it is closed: copied from the migrated template, unless another is given, and then prepared by
 * its owner.
 */
export async function freshDatabase(
  template = TEMPLATE,
  prepare: (owner: Sql) => Promise<unknown> = (owner) => secureDatabase(owner, NAMES),
): Promise<Database> {
  const place = { ...placeSchema.parse(JSON.parse(process.env[TEST_DATABASE] ?? '{}')), stop: async () => {} };
  const name = `t_${randomBytes(6).toString('hex')}`;
  const open = (database: string, more: Options<Record<string, never>>) =>
    postgres({ ...embeddedOptions(place, database), ...commonOptions, ...more });
  const outside = async (statement: string) => {
    const sql = open('postgres', { max: 1 });
    await sql.unsafe(statement);
    await sql.end();
  };
  const connect: Connect = (login, _, more) => open(name, { ...loginPassword(NAMES, TEST_SECRET, login), ...more });
  await outside(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const db = openPools(connect, poolsSchema.parse({}), () => outside(`DROP DATABASE ${name} WITH (FORCE)`));
  await prepare(db.owner.$client);
  return db;
}
