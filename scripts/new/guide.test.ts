import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { ciCommandsIn, commandsIn } from './guide.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../docs', file), 'utf8');

test('[MFE-15] docs/remote.md leads from a new remote through a canary and a promotion to a rollback in at most 700 words', () => {
  const page = read('remote.md');
  const blocks = commandsIn(page);
  expect(blocks[0]).toEqual({ lines: ['npm run new remote quiz -- --outside ../quiz', 'cd ../quiz', 'npm install'], isInProject: true });
  expect(blocks.flatMap(({ lines }) => lines)).toEqual(
    expect.arrayContaining(['npm run build', 'npm run release', 'npm run release -- --canary 5', 'npm run promote', 'npm run rollback']),
  );
  expect(page.split(/\s+/).length).toBeLessThanOrEqual(700);
});

test('[MFE-15] the example workflow checks, builds and releases a canary, and promotes it by hand', () => {
  expect(ciCommandsIn(read('examples/remote-ci.yml'), { command: 'promote' })).toEqual([
    'npm ci',
    'npm run types',
    'npm test',
    'npm run build',
    'npm run release -- --canary 5',
    'npx billet-release verify',
    'npm run promote',
    'npx billet-release status',
  ]);
});
