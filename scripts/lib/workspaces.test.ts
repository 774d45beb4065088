import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkImports } from '../import-rules/check.ts';
import { defaultPortOf, portSettingOf, remoteFolders, remoteNames, workspaceFolders } from './workspaces.mjs';

function projectWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'billet-workspaces-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const project = {
  'package.json': JSON.stringify({ workspaces: ['host', 'remote-*', 'server'] }),
  'host/package.json': '{"config": {"port": "3000"}}',
  'remote-inbox/package.json': '{"config": {"port": "3002"}}',
  'remote-quiz-show/package.json': '{"config": {"port": "3004"}}',
  // left over after a checkout of a commit without this remote
  'remote-old/dist/remote.json': '{}',
};

test('[MFE-14] every folder remote-… with a package.json is a remote', () => {
  const root = projectWith(project);
  expect(remoteFolders(root)).toEqual(['remote-inbox', 'remote-quiz-show']);
  expect(remoteNames(root)).toEqual(['inbox', 'quiz-show']);
  expect(workspaceFolders(root)).toEqual(['host', 'remote-inbox', 'remote-quiz-show', 'server']);
});

test('[MFE-14] a development server has the port of its package.json and a setting named after it', () => {
  const root = projectWith(project);
  expect(defaultPortOf(root, 'remote-quiz-show')).toBe(3004);
  expect([portSettingOf('host'), portSettingOf('remote-quiz-show')]).toEqual(['HOST_PORT', 'QUIZ_SHOW_PORT']);
});

test('[MFE-14] the import rules apply to a remote that no rule names', () => {
  const root = projectWith({
    ...project,
    'remote-quiz-show/src/page.tsx': "import '@billet/shared-bridge';\nimport '@billet/remote-inbox';\nimport 'axios';\n",
  });
  const faults = checkImports(root).filter((fault) => fault.startsWith('remote-quiz-show/'));
  expect(faults).toEqual([
    expect.stringContaining('remote-quiz-show may not import remote-inbox'),
    expect.stringContaining('axios belongs to shared-bridge'),
  ]);
});

test('[MFE-14] host, server, release tool, build preset, simulator and scripts name no folder of a remote', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const sources = [
    '{host,server,release,rsbuild-preset,simulator}/src/**/*.{ts,tsx,js}',
    'scripts/**/*.{ts,mjs}',
    '{package,tsconfig,knip,biome}.json',
    '*.{ts,mjs}',
    '.size-limit.js',
  ];
  const exclude = (name: string) => /(^|\/)node_modules$|\.test\.tsx?$/.test(name);
  const folders = new RegExp(`\\b(${remoteFolders(root).join('|')})\\b`);
  const naming = globSync(sources, { cwd: root, exclude }).filter((file) => folders.test(readFileSync(path.join(root, file), 'utf8')));
  // the remote that the operator's guide rolls back, mutants of certain rules, and the proof that existing remotes get pages and sheets
  expect(naming.toSorted()).toEqual(['scripts/guide/repository.ts', 'scripts/mutants/areas.ts', 'scripts/prove-remote.ts']);
});
