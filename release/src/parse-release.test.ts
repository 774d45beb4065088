import { expect, test } from '@rstest/core';
import { parseRelease } from './parse-release.ts';

test('[MFE-10] parseRelease rejects a damaged pointer and an unknown schema with one sentence', () => {
  for (const damaged of ['{"schema":', 'null', '7', '"text"', '{}', '[]', '{"schema":2}', '{"schema":2,"shell":{},"remotes":{}}'])
    expect(() => parseRelease(damaged)).toThrow('put the newest file of releases/ in its place');
  const shell = { active: { version: 'a' } };
  expect(() => parseRelease(JSON.stringify({ schema: 2, shell, remotes: { inbox: null } }))).toThrow('is damaged');
  expect(() => parseRelease('{"schema":3}')).toThrow('release.json has schema 3, but this release tool reads 2');
});
