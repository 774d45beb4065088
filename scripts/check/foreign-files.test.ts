import { expect, test } from '@rstest/core';
import { describeForeignFiles } from './foreign-files.ts';

const complaint = (importer: string, file: string) =>
  [
    `${importer}(1,31): error TS6307: File '/repo/${file}' is not listed within the file list of project '/repo/simulator/tsconfig.json'. Projects must list all files or use an 'include' pattern.`,
    '  The file is in the program because:',
    `    Imported via '../x.ts' from file '/repo/${importer}'`,
  ].join('\n');

test('a file of a package without a project reference is reported once, by the import that includes it', () => {
  const output = [
    complaint('server/src/kit/run.ts', 'server/src/kit/start-error.ts'),
    complaint('simulator/src/launch.ts', 'server/src/kit/run.ts'),
    "host/src/main.tsx(3,1): error TS2304: Cannot find name 'x'.",
    '  a detail of it',
  ].join('\n');
  expect(describeForeignFiles('/repo', output).split('\n')).toEqual([
    'simulator/src/launch.ts: simulator imports a file of server, which is no reference in simulator/tsconfig.json',
    "host/src/main.tsx(3,1): error TS2304: Cannot find name 'x'.",
    '  a detail of it',
  ]);
});

test('describeForeignFiles leaves other compiler errors unchanged', () => {
  const output = "host/src/main.tsx(3,1): error TS2304: Cannot find name 'x'.\n  a detail of it\n";
  expect(describeForeignFiles('/repo', output)).toBe(output);
});
