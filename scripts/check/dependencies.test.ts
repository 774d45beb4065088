import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { checkDependencies } from './dependencies.ts';

const root = mkdtempSync(path.join(tmpdir(), 'billet-dependencies-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The faults of a project with this one line of code. */
function faultsOf(code: string): string[] {
  mkdirSync(path.join(root, 'host/src'), { recursive: true });
  writeFileSync(path.join(root, 'host/src/a.ts'), `${code}\n`);
  return checkDependencies(root);
}

test.each([
  ['__webpack_require__.u = name;', 'an internal name of the bundler'],
  ['globalThis.__FEDERATION__.__INSTANCES__.push(own);', 'an internal global of the federation runtime'],
  ['globalThis._FEDERATION_RUNTIME_CORE = core;', 'an internal global of the federation runtime'],
  ['React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE.H = null;', 'an internal name of React'],
  ['if (client._ended) return;', 'a private field'],
  ["client?.connection['_stream'].destroy();", 'a private field'],
  ['sql`DELETE FROM graphile_worker._private_jobs`;', 'a private table'],
  ['new rspack.NormalModuleReplacementPlugin(/core/, own);', 'a replaced module'],
  ["const resolve = { alias: { 'axios/lib/core': './core.ts' } };", 'a replaced module'],
  ["const rule = { test: /node_modules\\/vaul/, loader: './edit.js' };", 'a transform of installed files'],
  ['api.transform({ test: /[\\\\/]node_modules[\\\\/]react-dom/ }, edit);', 'a transform of installed files'],
])('[MFE-02] the check finds %s', (code, kind) => {
  expect(faultsOf(code)).toEqual([`host/src/a.ts:1: ${kind}; use the documented API`]);
});

test.each(['__webpack_public_path__ = folder;', 'this.#entry = entry;', "import('./_a.ts');", 'const rule = { test: /\\.ts$/, loader };'])(
  '[MFE-02] the check accepts %s',
  (code) => expect(faultsOf(code)).toEqual([]),
);

test('[MFE-02] the check reports an exception that is no longer needed', () => {
  mkdirSync(path.join(root, 'e2e/support'), { recursive: true });
  writeFileSync(path.join(root, 'e2e/support/copies.ts'), 'export {};\n');
  expect(faultsOf('')).toEqual(['e2e/support/copies.ts: no longer an exception; remove it from scripts/check/dependencies.ts']);
  rmSync(path.join(root, 'e2e'), { recursive: true });
});
