import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkWeight, tooHeavy } from './check.ts';
import { limits } from './limits.ts';

const hash = `sha256-${'a'.repeat(43)}=`;
const provenance = { commit: null, isDirty: false, builtAt: '2026-01-01', by: 'ann' };

/** A built tree whose shell and pages have these sizes in incompressible bytes. */
function treeOf({ shell, page }: { readonly shell: number; readonly page: number }): string {
  const root = mkdtempSync(path.join(tmpdir(), 'billet-weight-'));
  const build = (name: string, files: Readonly<Record<string, number | string>>, description: object) => {
    const dist = path.join(root, name, 'dist');
    mkdirSync(dist, { recursive: true });
    for (const [file, content] of Object.entries(files))
      writeFileSync(path.join(dist, file), typeof content === 'string' ? content : randomBytes(content));
    const common = { version: 'a', files: Object.fromEntries(Object.keys(files).map((file) => [file, hash])), shared: {}, provenance };
    const json = JSON.stringify({ ...common, texts: 'texts.json', ...description });
    writeFileSync(path.join(dist, name === 'host' ? 'host.json' : 'remote.json'), json);
  };
  const html = '<script src="/host/index.a.js">';
  build(
    'host',
    { 'index.html': html, 'index.a.js': shell, 'late.a.js': 200_000, 'texts.json': '{}' },
    { provides: '1', icons: [], styles: [] },
  );
  for (const name of ['share', 'inbox', 'send']) {
    const chunks = { pages: ['pages.js'], [name === 'share' ? 'Share' : 'Other']: ['page.js'], 'own-sheet': ['page.js'] };
    build(
      `remote-${name}`,
      { 'entry.js': 100, 'pages.js': 10, 'page.js': page, 'texts.json': '{}' },
      { name, entry: 'entry.js', chunks, contract: '1' },
    );
  }
  return root;
}

test('[MFE-01] a build within its limits has no fault, and chunks that load late do not count for the shell', () => {
  expect(tooHeavy(treeOf({ shell: limits.shell - 100, page: 1000 }))).toEqual([]);
});

test('[MFE-01] a part that exceeds its limit is reported with its size and its limit', () => {
  const faults = tooHeavy(treeOf({ shell: limits.shell - 100, page: limits.page + 1 }));
  expect(faults).toEqual([
    expect.stringMatching(/^Share of share weighs \d+ B over the wire, \d+ are allowed/),
    expect.stringMatching(/^Other of inbox/),
    expect.stringMatching(/^Other of send/),
    expect.stringMatching(/^the code until a tap is answered/),
  ]);
  expect(tooHeavy(treeOf({ shell: limits.shell - 100, page: limits.sheet + 1 }))).toContainEqual(
    expect.stringMatching(/^own-sheet of send/),
  );
  expect(tooHeavy(treeOf({ shell: limits.shell + 1, page: 10 }))).toEqual([expect.stringMatching(/^the shell/)]);
});

test('[MFE-01] checkWeight of sources without a current build passes with a note', () => {
  const root = treeOf({ shell: 1_000_000, page: 10 });
  for (const file of ['package-lock.json', 'tsconfig.base.json']) writeFileSync(path.join(root, file), '{}');
  for (const name of ['shared-bridge', 'shared-i18n', 'shared-ui', 'shared-domain', 'release', 'rsbuild-preset'])
    mkdirSync(path.join(root, name));
  expect(checkWeight(root)).toMatchObject({ ok: true, note: expect.stringContaining('npm run build') });
});
