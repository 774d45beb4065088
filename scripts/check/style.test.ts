import { expect, test } from '@rstest/core';
import { changedFiles } from './style.ts';

const tools = { 'biome.json': 'a', 'scripts/biome/reading-direction.grit': 'p', 'package-lock.json': 'b', '.gitignore': 'c' };
const files = (more: Readonly<Record<string, string>>) => new Map(Object.entries({ ...tools, ...more }));

test('changedFiles returns new files and files that changed since Biome passed', () => {
  const before = files({ 'same.ts': '1', 'changed.ts': '2', 'deleted.ts': '3' });
  expect(changedFiles(files({ 'same.ts': '1', 'changed.ts': '4', 'new.ts': '5' }), before)).toEqual(['changed.ts', 'new.ts']);
  expect(changedFiles(before, before)).toEqual([]);
});

test("changedFiles returns everything for a first run and after Biome's version or configuration changed", () => {
  const before = files({ 'same.ts': '1' });
  for (const name of Object.keys(tools)) expect(changedFiles(new Map(before).set(name, 'new'), before)).toEqual(['.']);
  expect(changedFiles(before, new Map())).toEqual(['.']);
});
