import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { readRecords, writeRecord } from './records.ts';

function emptyRoot(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'billet-contract-'));
  mkdirSync(path.join(root, 'shared-bridge/contract'), { recursive: true });
  return root;
}

test('[MFE-05] readRecords sorts records by version', () => {
  const root = emptyRoot();
  for (const version of ['1.10.0', '1.9.0', '2.0.0']) writeRecord(root, { version, text: `declare module '${version}' {}\n` });
  expect(readRecords(root).map(({ version }) => version)).toEqual(['1.9.0', '1.10.0', '2.0.0']);
});

test('[MFE-05] a record is never overwritten, and a record that was edited by hand is refused', () => {
  const root = emptyRoot();
  const file = path.join(root, writeRecord(root, { version: '1.6.0', text: 'type A = 1;\n' }));
  expect(() => writeRecord(root, { version: '1.6.0', text: 'type A = 2;\n' })).toThrow('EEXIST');
  writeFileSync(file, readFileSync(file, 'utf8').replace('A = 1', 'A = 3'));
  expect(() => readRecords(root)).toThrow('shared-bridge/contract/1.6.0.d.ts was changed; a record stays as it was made');
});

test('[MFE-05] a committed record that was changed, even with a valid hash, or removed is refused, and an uncommitted record is a draft', () => {
  const root = emptyRoot();
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...words], { cwd: root, stdio: 'ignore' });
  git('init');
  const file = path.join(root, writeRecord(root, { version: '1.6.0', text: 'type A = 1;\n' }));
  git('add', '.');
  git('commit', '-m', 'kept');
  writeRecord(root, { version: '1.7.0', text: 'type A = 2;\n' });
  expect(readRecords(root).map(({ version, isDraft }) => [version, isDraft])).toEqual([
    ['1.6.0', false],
    ['1.7.0', true],
  ]);
  rmSync(file);
  expect(() => readRecords(root)).toThrow('shared-bridge/contract/1.6.0.d.ts is no more what was committed');
  writeRecord(root, { version: '1.6.0', text: 'type A = 3;\n' });
  expect(() => readRecords(root)).toThrow('shared-bridge/contract/1.6.0.d.ts is no more what was committed');
});
