import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { settings } from '../../server/src/kit/settings.ts';
import { checkSettings, namesIn } from './check.ts';
import { example } from './example.ts';
import { generatedFiles } from './generated-files.ts';
import { settingsPage } from './page.ts';
import { retentionPage } from './retention.ts';

const fresh = generatedFiles();

function faultsIn(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'settings-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const faults = checkSettings(root);
  rmSync(root, { recursive: true });
  return faults;
}

test('[OPS-01] the settings page lists every setting of the server with its default and meaning', () => {
  expect(settingsPage()).toContain('| PORT | 8080 | port of the app and the API |');
  for (const name of ['TRUSTED_PROXIES', 'WEBHOOK_SECRET', 'EARLY_REVEAL_PRICE', 'HIDDEN_GIFTS', 'BATCH_SECONDS', 'API_BASE'])
    expect(settingsPage()).toContain(`\n| ${name} | `);
});

test('[OPS-01] checkSettings reports an outdated page and a setting that no table has', () => {
  expect(faultsIn({ ...fresh, 'scripts/a.mjs': 'process.env.PORT' })).toEqual([]);
  expect(faultsIn({ ...fresh, 'docs/settings.md': `${settingsPage()}x` })).toEqual([
    'docs/settings.md: is outdated; run npm run settings and commit the result',
  ]);
  expect(faultsIn({})).toHaveLength(3);
  expect(faultsIn({ ...fresh, 'release/src/a.ts': 'process.env.SURPRISE' })).toEqual([
    'release/src/a.ts: reads SURPRISE, which no table of settings has; add it to scripts/settings/tools.ts',
  ]);
});

test('[OPS-08] checkSettings reports an outdated retention page', () => {
  expect(faultsIn({ ...fresh, 'docs/retention.md': `${retentionPage()}x` })).toEqual([
    'docs/retention.md: is outdated; run npm run settings and commit the result',
  ]);
  expect(retentionPage()).toContain('| money.updates |');
});

test('[OPS-06] .env.example has every setting once: required ones to fill in, the others commented out with their defaults', () => {
  const names = Array.from(example().matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm), ([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(new Set(names)).toEqual(new Set([...Object.keys(settings), 'POSTGRES_PASSWORD']));
  const needed = Array.from(example().matchAll(/^([A-Z][A-Z0-9_]*)=/gm), ([, name]) => name);
  expect(needed).toEqual(['BILLET_ENV', 'PUBLIC_URL', 'DATABASE_URL', 'SEAL_KEY', 'BOT_TOKEN', 'BOT_USERNAME']);
  expect(faultsIn({ ...fresh, '.env.example': '' })).toEqual(['.env.example: is outdated; run npm run settings and commit the result']);
});

test('[OPS-01] namesIn finds the environment variables that a source reads', () => {
  expect(
    namesIn("process.env.A ?? 1; environment.B_C || ''; const { D, E: e, ...rest } = process.env; process.env[F]; process.env['G']"),
  ).toEqual(['A', 'B_C', 'G', 'D', 'E']);
});
