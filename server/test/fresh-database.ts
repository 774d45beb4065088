import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Connect, commonOptions, type Database, embeddedOptions, openPools } from '../src/kit/db/database.ts';
import { loginPassword, roleNames } from '../src/kit/db/logins.ts';
import { secureDatabase } from '../src/kit/db/roles.ts';
import { sqlOn } from '../src/kit/db/sql-on.ts';
import { poolsSchema } from '../src/kit/settings/shapes.ts';
import { TEMPLATE, TEST_DATABASE, TEST_SECRET } from './database.ts';
import { openSql } from './open-sql.ts';

const NAMES = roleNames('billet');
const placeSchema = z.object({ socketFolder: z.string(), user: z.string(), password: z.string() });

/** Creates a copy of the migrated template, or of another one, which is dropped when it is closed. */
export async function freshDatabase(template = TEMPLATE): Promise<Database> {
  const place = { ...placeSchema.parse(JSON.parse(process.env[TEST_DATABASE] ?? '{}')), stop: async () => {} };
  const name = `t_${randomBytes(6).toString('hex')}`;
  const outside = async (statement: string) => {
    const sql = openSql({ ...embeddedOptions(place, 'postgres'), max: 1 });
    await sql.query(statement);
    await sql.end();
  };
  const connect: Connect = (login) => ({
    ...commonOptions,
    ...embeddedOptions(place, name),
    ...loginPassword(NAMES, TEST_SECRET, login),
  });
  await outside(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const db = openPools(connect, poolsSchema.parse({}), true, () => outside(`DROP DATABASE ${name} WITH (FORCE)`));
  await secureDatabase(sqlOn(db.owner.$client), NAMES);
  return db;
}
