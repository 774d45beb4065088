import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { ownConnector, placeIn } from './address.ts';
import { type Connect, commonOptions, type Database, embeddedOptions, openPools } from './database.ts';
import { startEmbedded } from './embedded/run.ts';
import { bindInstallation, checkInstallation } from './installation.ts';
import { loginPassword, roleNames } from './logins.ts';
import { checkPooler } from './pooler.ts';
import { checkUpToDate, prepareDatabase } from './prepare-database.ts';
import { type Sql, sqlOn } from './sql-on.ts';

type Settings = Pick<Config, 'database' | 'dataFolder' | 'sealKey' | 'botToken'>;

/** Older versions cannot grant SET on a role separately (GRANT … WITH SET TRUE). */
const OLDEST = 16;

interface Opened {
  readonly db: Database;
  /** The secret of all keyed hashes. */
  readonly hashKey: string;
}

/**
 * Starts or reaches PostgreSQL, checks that it belongs to this installation, migrates it unless a command does that, and opens the pools.
 * Throws StartError if it cannot be used. `warn` receives a line for an administrator about missing rights of the owner.
 */
export async function openDatabase(settings: Settings, warn: (line: string) => void): Promise<Opened> {
  const { db, connect } = await reachDatabase(settings);
  const { url, rolePrefix, migratesAtStart } = settings.database;
  try {
    await checkInstallation(sqlOn(db.direct), settings);
    if (url !== undefined && !migratesAtStart) await checkUpToDate(sqlOn(db.direct));
    else {
      const left = await prepareDatabase(db.direct, { connect, secret: settings.sealKey, names: roleNames(rolePrefix) });
      if (left !== null) warn(left);
    }
    return { db, hashKey: await bindInstallation(sqlOn(db.direct), settings) };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/**
 * Checks that an external database answers, is new enough, and belongs to this installation. The embedded database is created at the start.
 * Throws StartError.
 */
export async function checkDatabase(settings: Settings): Promise<void> {
  if (settings.database.url === undefined) return;
  const { db } = await reachDatabase(settings);
  await checkInstallation(sqlOn(db.direct), settings).finally(() => db.close());
}

/**
 * Opens pools for a PostgreSQL that answers and is new enough, with any content, and returns them with the connection options. Throws
 * StartError.
 */
export async function reachDatabase({ database, dataFolder, sealKey }: Settings): Promise<{ db: Database; connect: Connect }> {
  const embedded = database.url === undefined ? await startEmbedded(dataFolder) : null;
  const names = roleNames(database.rolePrefix);
  const connect: Connect = embedded
    ? (login) => ({ ...commonOptions, ...embeddedOptions(embedded, 'postgres'), ...loginPassword(names, sealKey, login) })
    : ownConnector(database, names, sealKey);
  const db = openPools(connect, database.pools, database.isPrepared, async () => embedded?.stop());
  try {
    await checkReachable(sqlOn(db.owner.$client), 'DATABASE_URL', database.url);
    await checkReachable(sqlOn(db.direct), 'DATABASE_DIRECT_URL', database.directUrl);
    await checkVersion(sqlOn(db.direct));
    if (!embedded) await checkPooler(db);
    return { db, connect };
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function checkReachable(sql: Sql, setting: string, url: string | undefined): Promise<void> {
  try {
    await sql`SELECT 1`;
  } catch (error) {
    const where = url === undefined ? 'the embedded database' : `${setting} (${placeIn(url)})`;
    throw new StartError(`Cannot reach ${where}: ${error instanceof Error ? error.message || error.name : 'unknown reason'}`);
  }
}

async function checkVersion(sql: Sql): Promise<void> {
  const [row] = await sql<{ server_version: string }[]>`SHOW server_version`;
  const fault = versionFault(row?.server_version ?? '');
  if (fault !== null) throw new StartError(fault);
}

/** The fault of a PostgreSQL of this version; null if it is supported. */
export function versionFault(version: string): string | null {
  if (Number.parseInt(version, 10) >= OLDEST) return null;
  return `DATABASE_URL: PostgreSQL ${version.split(' ')[0]} is too old; Billet needs ${OLDEST} or newer`;
}
