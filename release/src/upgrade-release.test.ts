import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { buildHost, buildRemote, callOn, hostAnd, releaseBuild, releaseIn } from '../test/parts.ts';
import { compose } from './compose.ts';
import type { Release } from './schema.ts';
import { parseRelease } from './upgrade-release.ts';

/** Formats a release as tools with schema 1 did. */
function asSchema1({ n, shell, remotes }: Release): string {
  const { integrity: _, page: __, provenance: ___, at: ____, ...old } = shell.active;
  const states = Object.entries(remotes).map(([name, { active }]) => {
    const { provenance: _, at: __, ...before } = active;
    return [name, { active: before, previous: [before] }];
  });
  return JSON.stringify({ schema: 1, n, shell: old, remotes: Object.fromEntries(states) });
}

test('[MFE-10] a release of schema 1 is read, and the next release converts it', async () => {
  const call = callOn();
  const { release: first } = await compose(call, hostAnd([buildRemote('inbox', 'inbox 1')]));
  const pointer = path.join(call.folder, 'release.json');
  writeFileSync(pointer, asSchema1(first));
  rmSync(path.join(call.folder, 'index.html'));

  const next = await releaseBuild(call, buildRemote('inbox', 'inbox 2'));
  expect(next).toMatchObject({ schema: 2, n: 2, by: 'ada', what: expect.stringContaining('release inbox'), origin: '' });
  expect(next.shell.active).toMatchObject({ version: 'aaaaaaaaaaaa', page: '/host/page.aaaaaaaaaaaa.html', provenance: { commit: null } });
  expect(next.remotes.inbox?.previous.map(({ version }) => version)).toEqual(
    [first, first].map((each) => each.remotes.inbox?.active.version),
  );
  expect(releaseIn(call.folder)).toEqual(next);
});

test('[MFE-10] a newly built host replaces one converted from schema 1', async () => {
  const call = callOn();
  const parts = hostAnd([buildRemote('inbox', 'inbox 1')]);
  writeFileSync(path.join(call.folder, 'release.json'), asSchema1((await compose(call, parts)).release));
  const { release: next } = await compose(call, { ...parts, host: buildHost('bbbbbbbbbbbb') });
  expect(next.shell).toMatchObject({ active: { version: 'bbbbbbbbbbbb' }, previous: [{ version: 'aaaaaaaaaaaa' }] });
});

test('parseRelease rejects a damaged pointer and an unknown schema with one sentence', () => {
  for (const damaged of [
    '{"schema":',
    'null',
    '7',
    '"text"',
    '{}',
    '[]',
    '{"schema":2}',
    '{"schema":1,"n":1}',
    '{"schema":2,"shell":{},"remotes":{}}',
  ])
    expect(() => parseRelease(damaged)).toThrow('put the newest file of releases/ in its place');
  const shell = { active: { version: 'a' } };
  expect(() => parseRelease(JSON.stringify({ schema: 2, shell, remotes: { inbox: null } }))).toThrow('is damaged');
  expect(() => parseRelease('{"schema":3}')).toThrow('release.json has schema 3, but this release tool reads 1 and 2');
});
