import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { sharedRanges, sharedVersions } from './shared.ts';

/** A package with this version of React and version 1.6.0 of the bridge installed. */
function packageWith(react: string, peerDependencies?: object): string {
  const root = temporaryFolder();
  const write = (folder: string, content: object) => {
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(content));
  };
  write('', { name: 'attic', peerDependencies });
  for (const library of ['react', 'react-dom']) write(`node_modules/${library}`, { name: library, version: react });
  write('node_modules/@billet/shared-bridge', { name: '@billet/shared-bridge', version: '1.6.0' });
  return root;
}

test('[MFE-02] a host offers the library versions it is built with', () => {
  expect(sharedVersions(packageWith('19.3.1'))).toEqual({
    react: '19.3.1',
    'react-dom': '19.3.1',
    'react/jsx-runtime': '19.3.1',
    '@billet/shared-bridge': '1.6.0',
    '@billet/shared-i18n': '1.6.0',
  });
});

test('[MFE-05] a remote requires its declared minimum of React, and the contract that it is built with', () => {
  const ranges = (installed: string) => sharedRanges(packageWith(installed, { react: '^19.3.0' }));
  expect(ranges('19.3.0')).toEqual(ranges('19.3.7'));
  expect(ranges('19.3.7')).toMatchObject({ react: '^19.3.0', 'react/jsx-runtime': '^19.3.0', '@billet/shared-bridge': '^1.6.0' });
  expect(ranges('19.3.7')).not.toHaveProperty('react-dom');
});

test('[MFE-05] rejects a remote that is built with a version outside its declared range', () => {
  expect(() => sharedRanges(packageWith('19.2.9', { react: '^19.3.0' }))).toThrow(
    /package\.json says it runs with react \^19\.3\.0, but is built with 19\.2\.9$/,
  );
});
