import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkDocs } from './check.ts';

function faultsIn(walks: string): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-'));
  for (const folder of ['docs', 'server/src']) mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'server/src/pay.ts'), 'export function pay() {}');
  writeFileSync(path.join(root, 'docs/walks.md'), walks);
  const faults = checkDocs(root);
  rmSync(root, { recursive: true });
  return faults;
}

test('a file or a name that a page tells of and that is gone is told', () => {
  expect(faultsIn('1. `server/src/pay.ts:pay`, `server/src`, `src/pages.ts`, `application/json`: pays')).toEqual([]);
  expect(faultsIn('`server/src/gone.ts:pay`')).toEqual(["docs/walks.md: server/src/gone.ts isn't there"]);
  expect(faultsIn('`server/src/pay.ts:repay`')).toEqual(['docs/walks.md: server/src/pay.ts has no repay']);
});

test('a walk has at most ten stops', () => {
  const walk = (stops: number) => `## A sale\n\n${Array.from({ length: stops }, (_, index) => `${index + 1}. on`).join('\n')}\n`;
  expect(faultsIn(walk(10) + walk(9))).toEqual([]);
  expect(faultsIn(walk(11))).toEqual(["docs/walks.md: 'A sale' has 11 stops; 10 are enough for anybody"]);
});
