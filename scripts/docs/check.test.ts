import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkDocs } from './check.ts';

function faultsIn(walks: string, more: Readonly<Record<string, string>> = {}): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-'));
  const files = {
    'package.json': '{"scripts":{"check":""}}',
    'server/package.json': '{}',
    'server/src/pay.ts': 'export function pay() {}',
    'docs/walks.md': walks,
    ...more,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const faults = checkDocs(root);
  rmSync(root, { recursive: true });
  return faults;
}

test('checkDocs reports a file or name that a page mentions and that does not exist', () => {
  expect(faultsIn('1. `server/src/pay.ts:pay`, `server/src`, `src/pages.ts`, `application/json`: pays')).toEqual([]);
  expect(faultsIn('`server/src/gone.ts:pay`')).toEqual(["docs/walks.md: server/src/gone.ts isn't there"]);
  expect(faultsIn('`server/src/pay.ts:repay`')).toEqual(['docs/walks.md: server/src/pay.ts has no repay']);
});

test('checkDocs reports a broken link and an unknown command', () => {
  expect(faultsIn('[pay](../server/src/pay.ts#top) [here](#sale) [there](https://example.org/gone.md) `npm run check`')).toEqual([]);
  expect(faultsIn('[walk](gone.md) ![picture](pictures/gone.png)')).toEqual([
    "docs/walks.md: gone.md isn't there",
    "docs/walks.md: pictures/gone.png isn't there",
  ]);
  expect(faultsIn('`npm run gone -- all` or `npm run dev -w server`')).toEqual([
    'docs/walks.md: package.json has no script gone',
    'docs/walks.md: server/package.json has no script dev',
  ]);
  expect(faultsIn('`npm test -- units`, `npm test -- --all` or `npm test -- gone x`')).toEqual([
    'docs/walks.md: npm test has no project gone',
  ]);
});

test('a page of a package may mention paths relative to its src', () => {
  expect(faultsIn('', { 'server/README.md': '`kit/log.ts`, `kit/gone.ts`', 'server/src/kit/log.ts': '' })).toEqual([
    "server/README.md: kit/gone.ts isn't there",
  ]);
});

test('checkDocs reports a walk with more than eight stops', () => {
  const walk = (stops: number) => `## A sale\n\n${Array.from({ length: stops }, (_, index) => `${index + 1}. on`).join('\n')}\n`;
  expect(faultsIn(walk(8) + walk(7))).toEqual([]);
  expect(faultsIn(walk(9))).toEqual(["docs/walks.md: 'A sale' has 9 stops; at most 8 are allowed"]);
});
