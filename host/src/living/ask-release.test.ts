import { expect, test } from '@rstest/core';
import { releaseAsker } from './ask-release.ts';

const MINUTE = 60_000;

/** A server whose answers are these, one after the other; then nothing new. */
function setUp(answers: (Response | Error)[] = []) {
  let now = 0;
  const tags: string[] = [];
  const ask = releaseAsker({
    n: 41,
    carried: '41-0123456789',
    startedAt: 0,
    now: () => now,
    ask: async (_address, init) => {
      tags.push(new Headers(init?.headers).get('If-None-Match') ?? '');
      const answer = answers.shift() ?? new Response(null, { status: 304 });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { ask, tags, pass: (time: number) => (now += time) };
}

const release = { n: 42, shell: { version: 'two' }, remotes: {} };
const answer = (body: unknown, tag: string) => new Response(JSON.stringify(body), { headers: { ETag: tag } });

test('[MFE-11] a page that has just begun knows the release, unless something failed; then it is asked for at most once a minute', async () => {
  const { ask, tags, pass } = setUp();
  await ask(false);
  expect(tags).toHaveLength(0);
  await ask(true);
  expect(tags).toHaveLength(1);
  pass(MINUTE - 1);
  await Promise.all([ask(true), ask(false)]);
  expect(tags).toHaveLength(1);
  pass(1);
  await ask(false);
  expect(tags).toHaveLength(2);
});

test('[MFE-11] it is asked for by the tag that the page carries, then by the tag of the last answer', async () => {
  const { ask, tags, pass } = setUp([answer(release, '"42"')]);
  pass(MINUTE);
  expect(await ask(false)).toEqual(release);
  pass(MINUTE);
  expect(await ask(false)).toBeNull();
  expect(tags).toEqual(['"41-0123456789"', '"42"']);
});

test('[MFE-11] who fails while it is being asked for waits for the answer, which one of both takes', async () => {
  const { ask, pass } = setUp([answer(release, '"42"')]);
  pass(MINUTE);
  expect(await Promise.all([ask(false), ask(true)])).toEqual([release, null]);
});

test('[MFE-11] a release from before the one that is known, of a copy that lags, is the same as nothing new', async () => {
  const { ask, tags, pass } = setUp([
    answer({ ...release, n: 40 }, '"40"'),
    answer(release, '"42"'),
    answer({ ...release, n: 41 }, '"41"'),
  ]);
  const asked: unknown[] = [];
  for (let each = 0; each < 4; each += 1) {
    pass(MINUTE);
    asked.push(await ask(false));
  }
  expect(asked).toEqual([null, release, null, null]);
  expect(tags).toEqual(['"41-0123456789"', '"41-0123456789"', '"42"', '"42"']);
});

test('[MFE-11] a clock that goes back keeps nobody from asking', async () => {
  const { ask, tags, pass } = setUp();
  pass(MINUTE);
  await ask(false);
  pass(-60 * MINUTE);
  await ask(false);
  expect(tags).toHaveLength(2);
});

test('[MFE-11] a remote without a version is nothing to go over to', async () => {
  const { ask } = setUp([answer({ ...release, remotes: { inbox: {} } }, '"42"')]);
  expect(await ask(true)).toBeNull();
});

test.each([
  { of: 'nobody', reply: new TypeError('Failed to fetch') },
  { of: 'a page in its place', reply: new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }) },
  { of: 'something else', reply: answer({ error: 'no' }, '"x"') },
  { of: 'a server that has none', reply: new Response('Not found', { status: 404 }) },
])('[MFE-11] an answer of $of is the same as nothing new', async ({ reply }) => {
  const { ask } = setUp([reply]);
  expect(await ask(true)).toBeNull();
});
