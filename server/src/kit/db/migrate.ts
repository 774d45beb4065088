import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';

const FOLDER = path.join(import.meta.dirname, '../../../migrations');
/** Any number, as long as nobody else takes it: two servers that start together migrate one after the other. */
const LOCK = 8_032_014;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/** Runs `prepare` and then every migration that is new, each in a transaction of its own, under one lock. */
export async function migrate(sql: Sql, prepare: (sql: Sql) => Promise<void>): Promise<void> {
  const connection = await sql.reserve();
  try {
    await connection`SELECT pg_advisory_lock(${LOCK})`;
    await prepare(connection);
    await applyNew(connection);
    await connection`SELECT pg_advisory_unlock(${LOCK})`;
  } finally {
    connection.release();
  }
}

async function applyNew(connection: Sql): Promise<void> {
  await connection`CREATE TABLE IF NOT EXISTS public.billet_migrations (name text PRIMARY KEY, hash text NOT NULL)`;
  const applied = await connection<{ name: string; hash: string }[]>`SELECT name, hash FROM public.billet_migrations ORDER BY name`;
  for (const migration of newMigrations(readMigrations(), applied)) {
    await connection.unsafe(`BEGIN; ${migration.text}`);
    await connection`INSERT INTO public.billet_migrations ${connection({ name: migration.name, hash: migration.hash })}`;
    await connection.unsafe('COMMIT');
  }
}

export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

/** What is left to run. Throws when the history was rewritten: a file changed, or one stands before what has run. */
export function newMigrations(all: readonly Migration[], applied: readonly { name: string; hash: string }[]): Migration[] {
  applied.forEach((done, index) => {
    const file = all[index];
    if (file?.name !== done.name || file.hash !== done.hash) {
      throw new Error(
        `Migration ${done.name} has run here, but the files say ${file?.name ?? 'nothing'} at its place or hold another text`,
      );
    }
  });
  return all.slice(applied.length);
}
