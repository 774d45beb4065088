import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { findUndeclaredImports, productionEntries, readImports } from './undeclared.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('[OPS-06] the server’s production dependencies cover every import that runs', () => {
  expect(productionEntries(root).length).toBeGreaterThan(200);
  expect(findUndeclaredImports(root, productionEntries(root))).toEqual([]);
});

test('[OPS-06] findUndeclaredImports reports an undeclared import, also one inside a workspace that the server imports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-undeclared-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('package.json', JSON.stringify({ workspaces: ['server', 'rules'] }));
  write('server/package.json', JSON.stringify({ name: '@x/server', dependencies: { '@x/rules': '*' }, devDependencies: { pino: '1' } }));
  write('rules/package.json', JSON.stringify({ name: '@x/rules', exports: { './names': './src/names.ts' } }));
  write('rules/src/names.ts', "export { z } from 'zod';\n");
  write(
    'server/src/main.ts',
    "import type { Fast } from 'fast';\nimport { names } from '@x/rules/names';\nimport './part.ts';\nexport const f: Fast = names;\n",
  );
  write('server/src/part.ts', "import path from 'node:path';\nexport const log = () => import('pino/file');\n");
  expect(findUndeclaredImports(folder, ['server/src/main.ts'])).toEqual([
    'server/src/part.ts imports pino/file; server/package.json does not list pino',
    'rules/src/names.ts imports zod; rules/package.json does not list zod',
  ]);
  rmSync(folder, { recursive: true });
});

test('[OPS-06] readImports reads multi-line static, re-exporting and dynamic imports, and skips types', () => {
  const source =
    "import {\n  a,\n  type B,\n} from 'one';\nimport type { C } from 'two';\nexport * from 'three';\nimport 'four';\nconst d = await import('five');\n";
  expect(readImports(source)).toEqual(['one', 'three', 'four', 'five']);
});
