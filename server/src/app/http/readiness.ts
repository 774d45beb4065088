import { readMigrations } from '../../kit/db/migrate.ts';
import type { Deps } from '../../kit/deps.ts';
import { releaseReader } from '../../kit/release.ts';

/** Returns why the process is not ready, without internal details; null when it is ready. */
export type CheckReadiness = () => Promise<string | null>;

/** Checks the database, its migrations and, with the web role, the release. Concurrent requests share one check. */
export function readinessOf({ db, config }: Pick<Deps, 'db' | 'config'>): CheckReadiness {
  const names = readMigrations().map(({ name }) => name);
  const servesPages = config.roles.includes('web');
  const readRelease = releaseReader(config);
  const findObstacle = async () => {
    const applied = await db.probe().catch(() => null);
    if (applied === null) return 'the database does not answer, or is read-only';
    // Unknown migrations are fine: a newer version migrates while this one still serves
    if (!names.every((name) => applied.includes(name))) return 'the database lacks migrations';
    return servesPages && !(await readRelease()) ? 'there is no release that can be read' : null;
  };
  let checking: Promise<string | null> | null = null;
  return () => {
    checking ??= findObstacle().finally(() => {
      checking = null;
    });
    return checking;
  };
}
