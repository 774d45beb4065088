import { readMigrations } from '../../kit/db/migrate.ts';
import type { Deps } from '../../kit/deps.ts';
import { releaseReader } from '../../kit/release.ts';

/** What keeps this process from doing its work, in words that name nothing of the inside; null when nothing does. */
export type WhatIsMissing = () => Promise<string | null>;

/** Checks database, migrations and, where people are served, the release. Requests that come during a check share its result. */
export function readinessOf({ db, config }: Pick<Deps, 'db' | 'config'>): WhatIsMissing {
  const names = readMigrations().map(({ name }) => name);
  const servesPages = config.roles.includes('web');
  const readRelease = releaseReader(config);
  const findMissing = async () => {
    const applied = await db.probe().catch(() => null);
    if (applied === null) return 'the database does not answer, or takes no writes';
    // more than we know is well: a newer version migrates while the one before still serves
    if (!names.every((name) => applied.includes(name))) return 'the database lacks migrations';
    return servesPages && !(await readRelease()) ? 'there is no release that can be read' : null;
  };
  let checking: Promise<string | null> | null = null;
  return () => {
    checking ??= findMissing().finally(() => {
      checking = null;
    });
    return checking;
  };
}
