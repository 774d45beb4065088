import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readMigrations } from '../../kit/db/migrate.ts';
import type { Deps } from '../../kit/deps.ts';
import { releaseReader } from '../../kit/release.ts';

/** What keeps this process from doing its work, in words that name nothing of the inside; null when nothing does. */
export type WhatIsMissing = () => Promise<string | null>;

/** Milliseconds for the database to answer. */
const PATIENCE = 2_000;

/** Looks at database, migrations and, where people are served, the release. Who asks while it looks gets what it finds: probes never pile up. */
export function readinessOf(deps: Pick<Deps, 'db' | 'config'>): WhatIsMissing {
  const names = readMigrations().map(({ name }) => name);
  const servesPages = deps.config.roles.includes('web');
  const readRelease = releaseReader(deps.config);
  const releaseLacks = async () => (servesPages && !(await readRelease()) ? 'there is no release that can be read' : null);
  const look = async () => (await databaseLacks(deps, names)) ?? (await releaseLacks());
  let looking: Promise<string | null> | null = null;
  let database: Promise<string | null> | null = null;
  // one that is out of reach keeps its question; the next probe doesn't put another
  const databaseLacks = ({ db }: Pick<Deps, 'db'>, known: readonly string[]) => {
    database ??= migrationsLack(db, known)
      .catch(() => 'the database does not answer')
      .finally(() => {
        database = null;
      });
    return Promise.race([database, wait(PATIENCE, 'the database does not answer')]);
  };
  return () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
}

/** More than we know is well: a newer version migrates while the one before still serves. */
async function migrationsLack({ owner }: Deps['db'], known: readonly string[]): Promise<string | null> {
  const rows = await owner.execute<{ name: string }>(sql`SELECT name FROM public.billet_migrations`);
  const applied = new Set(rows.map(({ name }) => name));
  return known.every((name) => applied.has(name)) ? null : 'the database lacks migrations';
}
