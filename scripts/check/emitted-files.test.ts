import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkEmittedFiles } from './emitted-files.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the type check fails if the compiler writes a file into a package', () => {
  const output = ['TSFILE: /repo/node_modules/.cache/types/host/src/main.d.ts', 'TSFILE: /repo/host/src/main.d.ts', ''].join('\n');
  const verdict = checkEmittedFiles('/repo', { ok: true, output });
  expect(verdict.ok).toBe(false);
  expect(verdict.output).toContain('the type check wrote host/src/main.d.ts');
  expect(verdict.output).not.toContain('.cache/types/host');
});

test('the type check passes without output if the compiler only writes into node_modules/.cache', () => {
  const output = 'TSFILE: /repo/node_modules/.cache/types/host/src/main.d.ts\nTSFILE: /repo/node_modules/.cache/types/host.tsbuildinfo\n';
  expect(checkEmittedFiles('/repo', { ok: true, output })).toEqual({ ok: true, output: '' });
});

test('checkEmittedFiles keeps the errors of the compiler', () => {
  const output = "host/src/main.tsx(3,1): error TS2304: Cannot find name 'x'.\nTSFILE: /repo/node_modules/.cache/types/host.tsbuildinfo";
  expect(checkEmittedFiles('/repo', { ok: false, output })).toEqual({
    ok: false,
    output: "host/src/main.tsx(3,1): error TS2304: Cannot find name 'x'.",
  });
});

test('the other tools of the check get no option that writes files, such as --fix or --cache', () => {
  const source = readFileSync(path.join(root, 'scripts/check.ts'), 'utf8');
  const commands = Array.from(source.matchAll(/command\(root, ([^\n]+)\)/g), ([, words = '']) => words);
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((words) => /--(?:fix|cache)|'-b'/.test(words) && !words.includes('--listEmittedFiles'))).toEqual([]);
});
