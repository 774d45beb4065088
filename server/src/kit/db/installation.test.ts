import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { freshDatabase } from '../../../test/fresh-database.ts';
import { DEVELOPMENT_TOKEN } from '../config.ts';
import type { Database } from './database.ts';
import { bindInstallation } from './installation.ts';
import { sqlOn } from './sql-on.ts';

const settings = { botToken: DEVELOPMENT_TOKEN, sealKey: 'the key of this installation, long enough' };

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
});
afterEach(() => db.close());

test('[SEC-02] a new database gets a secret for keyed hashes that differs from SEAL_KEY and is the same at every start', async () => {
  const starts = await Promise.all([bindInstallation(sqlOn(db.direct), settings), bindInstallation(sqlOn(db.direct), settings)]);
  expect(new Set([...starts, await bindInstallation(sqlOn(db.direct), settings)]).size).toBe(1);
  expect(starts[0]).not.toBe(settings.sealKey);
  const [stored] = await sqlOn(db.direct)<{ hash_key: Buffer }[]>`SELECT hash_key FROM billet.installation`;
  expect(stored?.hash_key.includes(starts[0])).toBe(false);
});
