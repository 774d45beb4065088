import { expect, test } from '@rstest/core';
import { makeReleaseFetch } from './fetch-release.ts';

const MINUTE = 60_000;

/** Simulates a server with these answers in order; "not modified" afterwards. */
function setUp(answers: (Response | Error)[] = []) {
  let now = 0;
  const tags: string[] = [];
  const fetchRelease = makeReleaseFetch({
    n: 41,
    startedAt: 0,
    now: () => now,
    request: async (_address, init) => {
      tags.push(new Headers(init?.headers).get('If-None-Match') ?? '');
      const answer = answers.shift() ?? new Response(null, { status: 304 });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { fetchRelease, tags, advance: (time: number) => (now += time) };
}

const release = { n: 42, shell: { version: 'two' }, remotes: {} };
const answer = (body: unknown, tag: string) => new Response(JSON.stringify(body), { headers: { ETag: tag } });

test('[MFE-11] a new page requests the release only after a failure, and later at most once a minute', async () => {
  const { fetchRelease, tags, advance } = setUp();
  await fetchRelease(false);
  expect(tags).toHaveLength(0);
  await fetchRelease(true);
  expect(tags).toHaveLength(1);
  advance(MINUTE - 1);
  await Promise.all([fetchRelease(true), fetchRelease(false)]);
  expect(tags).toHaveLength(1);
  advance(1);
  await fetchRelease(false);
  expect(tags).toHaveLength(2);
});

test('[MFE-11] the first request receives all data of the release, later ones have the ETag of the last answer', async () => {
  const { fetchRelease, tags, advance } = setUp([answer(release, '"42"')]);
  advance(MINUTE);
  expect(await fetchRelease(false)).toEqual(release);
  advance(MINUTE);
  expect(await fetchRelease(false)).toBeNull();
  expect(tags).toEqual(['', '"42"']);
});

test('[MFE-06] the data of the same release are returned once, because only they have the previous versions', async () => {
  const same = { ...release, n: 41 };
  const { fetchRelease, advance } = setUp([answer(same, '"41"')]);
  expect(await fetchRelease(true)).toEqual(same);
  advance(MINUTE);
  expect(await fetchRelease(true)).toBeNull();
});

test('[MFE-11] a failure during a request waits for its answer, which only one caller receives', async () => {
  const { fetchRelease, advance } = setUp([answer(release, '"42"')]);
  advance(MINUTE);
  expect(await Promise.all([fetchRelease(false), fetchRelease(true)])).toEqual([release, null]);
});

test('[MFE-11] a release older than the known one, from a lagging copy, is ignored', async () => {
  const { fetchRelease, tags, advance } = setUp([
    answer({ ...release, n: 40 }, '"40"'),
    answer(release, '"42"'),
    answer({ ...release, n: 41 }, '"41"'),
  ]);
  const results: unknown[] = [];
  for (let each = 0; each < 4; each += 1) {
    advance(MINUTE);
    results.push(await fetchRelease(false));
  }
  expect(results).toEqual([null, release, null, null]);
  expect(tags).toEqual(['', '', '"42"', '"42"']);
});

test('[MFE-11] a clock set back does not prevent a request', async () => {
  const { fetchRelease, tags, advance } = setUp();
  advance(MINUTE);
  await fetchRelease(false);
  advance(-60 * MINUTE);
  await fetchRelease(false);
  expect(tags).toHaveLength(2);
});

test('[MFE-11] a release with a remote without a version is ignored', async () => {
  const { fetchRelease } = setUp([answer({ ...release, remotes: { inbox: {} } }, '"42"')]);
  expect(await fetchRelease(true)).toBeNull();
});

test.each([
  { of: 'a network error', reply: new TypeError('Failed to fetch') },
  { of: 'an HTML page', reply: new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }) },
  { of: 'other JSON', reply: answer({ error: 'no' }, '"x"') },
  { of: 'a 404', reply: new Response('Not found', { status: 404 }) },
])('[MFE-11] $of instead of a release is treated as no change', async ({ reply }) => {
  const { fetchRelease } = setUp([reply]);
  expect(await fetchRelease(true)).toBeNull();
});
