import { expect, test } from '@rstest/core';
import { guardedFetch, parseLiveEvent, versionsIn } from './live.ts';

const count = { ordinary: 1, super: 0, total: 1, unread: 1, unreadAnonymous: 0 };

test('[INB-12] known events are parsed and unknown ones ignored', () => {
  expect(parseLiveEvent(JSON.stringify({ kind: 'inventory', count }))).toEqual({ kind: 'inventory', count });
  expect(parseLiveEvent('{"kind":"order"}')).toEqual({ kind: 'order' });
  expect(parseLiveEvent('{"kind":"profile"}')).toEqual({ kind: 'profile' });
  for (const other of ['', 'null', '7', '{', '{"kind":"weather"}', '{"kind":"inventory"}']) expect(parseLiveEvent(other)).toBeNull();
});

test('[INB-12] the id of an event contains the versions of inbox and profile', () => {
  expect(['4.17', '0.0', undefined, '', '4', 'a.b', '4.17.2'].map(versionsIn)).toEqual([
    { inventory: 4, profile: 17 },
    { inventory: 0, profile: 0 },
    ...Array.from({ length: 5 }, () => null),
  ]);
});

function streamAnswering(statuses: number[], { chance = 0, headers = {} } = {}) {
  const refused: number[] = [];
  const waits: number[] = [];
  const send = (async () => new Response(null, { status: statuses.shift() ?? 200, headers })) as typeof fetch;
  const fetching = guardedFetch(send, (status) => void refused.push(status), {
    pause: async (milliseconds) => void waits.push(milliseconds),
    random: () => chance,
  });
  const connect = () =>
    fetching('https://api.example/api/events').then(
      ({ status }) => status,
      () => 'failed',
    );
  return { connect, refused, waits };
}

test('[INB-12] a refusal ends the stream, a failure slows down the reconnects', async () => {
  const { connect, refused, waits } = streamAnswering([503, 500, 200, 502, 401]);
  expect([await connect(), await connect(), await connect(), await connect(), await connect()]).toEqual([
    'failed',
    'failed',
    200,
    'failed',
    'failed',
  ]);
  expect(waits).toEqual([1000, 2000, 0, 1000]);
  expect(refused).toEqual([401]);
});

test('[INB-12] a reconnect waits at most half a minute, and 429 is not a refusal', async () => {
  const { connect, refused, waits } = streamAnswering(Array.from({ length: 9 }, () => 429));
  for (let time = 0; time < 9; time++) await connect();
  expect(Math.max(...waits)).toBe(30_000);
  expect(refused).toEqual([]);
});

test('[INB-12][OPS-05] a stream reconnects after the Retry-After of the server, at a random offset', async () => {
  const stream = streamAnswering([503, 200], { headers: { 'Retry-After': '7' }, chance: 0.5 });
  expect([await stream.connect(), await stream.connect()]).toEqual(['failed', 200]);
  expect(stream.waits).toEqual([8500]);
  const broken = streamAnswering([200, 200], { chance: 0.9 });
  await broken.connect();
  await broken.connect();
  expect(broken.waits).toEqual([2700]);
});

test.each(['86400', '99999999999', 'Fri, 01 Jan 2100 00:00:00 GMT'])(
  '[INB-12] a reconnect after Retry-After %s waits a minute',
  async (after) => {
    const { connect, waits } = streamAnswering([503, 200], { headers: { 'Retry-After': after } });
    await connect();
    await connect();
    expect(waits).toEqual([60_000]);
  },
);
