import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { temporaryFolder } from '../test/parts.ts';
import { assetOrigin } from './origin.ts';
import { currentUser, provenanceOf } from './provenance.ts';

test('[MFE-10] the provenance of a build contains commit, local changes, time and user', () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder, encoding: 'utf8' });
  const now = new Date('2026-11-22T18:00:00.000Z');
  const of = (environment = {}) => provenanceOf(folder, environment, now);
  expect(of({ GITHUB_SHA: 'abc' })).toMatchObject({ commit: 'abc', isDirty: false });
  expect(of()).toMatchObject({ commit: null, isDirty: false, builtAt: now.toISOString() });
  git('init', '-q');
  writeFileSync(path.join(folder, 'a.ts'), '1');
  git('add', '.');
  git('commit', '-q', '-m', 'one');
  const commit = git('rev-parse', 'HEAD').trim();
  expect(of()).toMatchObject({ commit, isDirty: false });
  writeFileSync(path.join(folder, 'a.ts'), '2');
  expect(of({ GITHUB_ACTOR: 'grace' })).toEqual({ commit, isDirty: true, builtAt: now.toISOString(), by: 'grace' });
});

test('[MFE-10] whoIs returns the user that CI names, else the user of the machine', () => {
  expect(currentUser({ GITHUB_ACTOR: 'grace' })).toBe('grace');
  expect(currentUser({ GITLAB_USER_LOGIN: 'alan', USER: 'runner' })).toBe('alan');
  expect(currentUser({})).toBe(userInfo().username);
});

test('[MFE-10] assetOrigin accepts https and loopback origins, and returns nothing if it is not set', () => {
  expect(assetOrigin({})).toEqual({});
  expect(assetOrigin({ ASSET_ORIGIN: '' })).toEqual({ origin: '' });
  expect(assetOrigin({ ASSET_ORIGIN: 'https://cdn.example/' })).toEqual({ origin: 'https://cdn.example' });
  expect(assetOrigin({ ASSET_ORIGIN: 'http://localhost:9000' })).toEqual({ origin: 'http://localhost:9000' });
  for (const none of [
    'cdn.example',
    'http://cdn.example',
    'https://cdn.example/assets',
    'javascript:1',
    'https://*.example',
    'https://cdn.example;x',
  ])
    expect(() => assetOrigin({ ASSET_ORIGIN: none })).toThrow('it must be like https://cdn.example');
});
