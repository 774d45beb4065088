import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { contractRange } from './contract-range.ts';
import { firstOf } from './lowest.ts';
import { withNamesUsed } from './names-used.ts';
import { records } from './records.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const inbox = path.join(root, 'remote-inbox');
const whole = readFileSync(records().at(-1)?.file ?? '', 'utf8');

/** A record of the newest contract without the declarations that `without` matches. */
function recordOf(version: string, without: RegExp | null = null) {
  const file = path.join(temporaryFolder(), `${version}.d.ts`);
  const text = without ? whole.replace(without, '') : whole;
  if (without && text === whole) throw new Error(`The newest record has no ${without}`);
  writeFileSync(file, text);
  return { version, file };
}

const withoutPaging = /const loadMoreInventory: .*\n|\bloadMoreInventory,\n/g;
const withoutStatus = /readonly setEmojiStatus: .*\n/;

test('[MFE-05] a remote needs the lowest contract version that offers everything it uses, and ignores newer additions', async () => {
  const kept = [recordOf('1.4.0', withoutPaging), recordOf('1.5.0', withoutStatus), recordOf('1.6.0')];
  expect(await contractRange(inbox, kept, '1.6.0')).toBe('^1.5.0');
}, 60_000);

test('[MFE-05] a remote that fits no kept record needs the unreleased contract, or is rejected with the name it uses', async () => {
  const kept = [recordOf('1.4.0', withoutPaging)];
  expect(await contractRange(inbox, kept, '1.5.0')).toBe('^1.5.0');
  await expect(contractRange(inbox, kept, '1.4.0')).rejects.toThrow(/remote-inbox compiles against no kept contract.*loadMoreInventory/s);
}, 60_000);

test('[MFE-05] shell messages and design tokens named in a build raise the required contract; names of the remote do not', () => {
  const dist = temporaryFolder();
  writeFileSync(path.join(dist, 'a.js'), 'say("errors-busy");for(;i--;)say("inbox-title")');
  writeFileSync(path.join(dist, 'a.css'), '.a { color: var(--color-text); inset: var(--own) }');
  const needs = (...kept: ReturnType<typeof recordOf>[]) => withNamesUsed('^1.4.0', dist, ['a.js', 'a.css', 'b.svg'], kept);
  expect(needs(recordOf('1.4.0'), recordOf('1.5.0'))).toBe('^1.4.0');
  expect(needs(recordOf('1.4.0', /readonly 'errors-busy'.*\n/), recordOf('1.5.0'))).toBe('^1.5.0');
  expect(needs(recordOf('1.4.0', /readonly '--color-text'.*\n/), recordOf('1.5.0'), recordOf('1.6.0'))).toBe('^1.5.0');
});

test.each([
  [[], null],
  [[3], 3],
  [[1, 2], null],
  [[1, 2, 3, 4, 5], 3],
  [[3, 4, 5, 6], 3],
])('firstOf finds the first element of %j that is greater than two: %s', async (several, expected) => {
  expect(await firstOf(several, async (each) => each > 2)).toBe(expected);
});
