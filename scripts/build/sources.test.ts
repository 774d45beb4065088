import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { hashOf } from './sources.ts';

const changed = (file: string): boolean => {
  const root = mkdtempSync(path.join(tmpdir(), 'billet-sources-'));
  const write = (text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('one');
  const before = hashOf(root, ['ui'], []);
  write('two');
  return hashOf(root, ['ui'], []) !== before;
};

test.each([
  ['ui/src/art/gift-art.tsx', true],
  ['ui/locales/en/inbox.ftl', true],
  ['ui/src/button.tsx', true],
  ['ui/src/button.test.tsx', false],
  ['ui/art/ghost-256.webp', false],
  ['ui/test/parts.ts', false],
  ['ui/dist/index.js', false],
])('a change of %s changes the hash of the sources: %s', (file, expected) => {
  expect(changed(file)).toBe(expected);
});
