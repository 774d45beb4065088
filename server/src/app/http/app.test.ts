import { connect } from 'node:net';
import { calls, errorSchema, fillPath, type JsonCallName } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { errorOf } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import { fetchReply, type Person } from '../../../test/person.ts';

let world: World;
let alice: Person;
beforeAll(async () => {
  world = await startWorld();
  alice = await world.person('alice');
});
afterAll(() => world.close());

const at = (path: string, init: RequestInit = {}) =>
  fetchReply(world.url + path, { ...init, headers: { 'API-Token': alice.initData, ...init.headers } });
const post = (path: string, body: string, type = 'application/json') =>
  at(path, { method: 'POST', body, headers: { 'Content-Type': type } });
const anyPath = (name: keyof typeof calls) =>
  fillPath(calls[name].path, { id: crypto.randomUUID(), code: alice.code, categoryCode: 'global' });

describe('API calls', () => {
  test('[API-01] serves every call of the contract at its path and requires init data for calls that are not open', async () => {
    for (const [name, { method, access }] of Object.entries(calls)) {
      const reply = await fetchReply(world.url + anyPath(name as JsonCallName), { method });
      const expected = access === 'person' ? 401 : expect.not.toBeOneOf([401, 405]);
      expect({ name, status: reply.status }).toEqual({ name, status: expected });
    }
  });

  test('[API-01] [GFT-01] lists the items of the requested type with every field', async () => {
    const { items } = (await at('/api/items?type=ordinary')).body as { items: Record<string, unknown>[] };
    expect(items.find(({ id }) => id === 'wish_pack')).toEqual({
      id: 'wish_pack',
      publicId: 'wish_pack',
      displayName: 'Bouquet and ring',
      description: '',
      type: 'telegram_gift_pack',
      starPrice: 149,
      originalPrice: 248,
      discountPercent: 40,
      containedPublicIds: ['bouquet', 'ring'],
    });
    const { items: emotions } = (await at('/api/items?type=anonymous_message')).body as { items: { id: string }[] };
    expect(emotions.map(({ id }) => id)).toEqual(['anon', 'love', 'laugh', 'wow', 'sad', 'fire', 'kiss_face', 'surprise']);
  });

  test('[API-04] serves the OpenAPI document without init data', async () => {
    const { body } = await fetchReply(`${world.url}/api/docs/openapi.json`);
    const { openapi, paths } = body as { openapi: string; paths: Record<string, unknown> };
    expect(openapi).toBe('3.1.0');
    for (const { path } of Object.values(calls)) expect(Object.keys(paths)).toContain(path.replace(/:(\w+)/g, '{$1}'));
  });
});

describe('errors', () => {
  const refused = async (reply: { status: number; body: unknown }, status: number, code: string, field?: string) => {
    expect(errorSchema.safeParse(reply.body).success).toBe(true);
    expect([reply.status, errorOf(reply).code, errorOf(reply).field]).toEqual([status, code, field]);
  };

  test('[API-04] answers 404 for an unknown path and 405 with the allowed methods for a wrong method', async () => {
    await refused(await at('/api/nothing'), 404, 'not_found');
    const wrong = await at('/api/profile/update');
    expect(errorOf(wrong).code).toBe('bad_input');
    const del = await at('/api/items', { method: 'DELETE' });
    await refused(del, 405, 'method_not_allowed');
    expect(del.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('[API-04] answers 400 with the name of the invalid field', async () => {
    for (const skip of ['-1', '1.5', 'x', '99999999'])
      await refused(await at(`/api/inventory/valentines?type=ordinary&skip=${skip}`), 400, 'bad_input', 'skip');
    await refused(await at('/api/inventory/valentines?type=ordinary&limit=0'), 400, 'bad_input', 'limit');
    await refused(await at('/api/inventory/valentines'), 400, 'bad_input', 'type');
    await refused(await at('/api/inventory/valentines?type=ordinary&sender=1'), 400, 'bad_input', 'sender');
    await refused(await at('/api/inventory/unwrap/nonsense', { method: 'POST' }), 400, 'bad_input', 'id');
    await refused(await post('/api/profile/update', '{"mode":"loud"}'), 400, 'bad_input', 'mode');
    await refused(await post('/api/profile/update', '{}'), 400, 'bad_input', 'body');
    await refused(await post('/api/profile/update', ''), 400, 'bad_input', 'body');
  });

  test("[API-04] answers malformed requests in the API's error format", async () => {
    await refused(await post('/api/profile/update', '{"mode":'), 400, 'bad_input', 'body');
    await refused(await post('/api/profile/update', '{"mode":"valentine","__proto__":{"a":1}}'), 400, 'bad_input', 'body');
    await refused(await post('/api/profile/update', 'mode=valentine', 'application/x-www-form-urlencoded'), 415, 'unsupported_type');
    await refused(await post('/api/profile/update', JSON.stringify({ mode: 'x'.repeat(20_000) })), 413, 'too_large');
    await refused(await at('/api/profile/%E0%A4%A'), 400, 'bad_input', 'address');
  });

  test('[API-04] [SEC-07] answers 400 for NUL characters and lone surrogates in body, query and path', async () => {
    const id = crypto.randomUUID();
    await refused(await post(`/api/valentine/${id}/answer`, '{"answer":"a\\u0000b"}'), 400, 'bad_input', 'body');
    await refused(await post(`/api/valentine/${id}/answer`, '{"answer":"a\\ud800b"}'), 400, 'bad_input', 'body');
    await refused(await post(`/api/valentine/${id}/answer`, '{"answer":"ok","x\\u0000":1}'), 400, 'bad_input', 'body');
    await refused(await at('/api/inventory/valentines?type=ordinary%00'), 400, 'bad_input', 'query');
    await refused(await at('/api/profile/%00%00%00'), 400, 'bad_input', 'params');
  });

  test("[API-04] answers input that is not HTTP in the API's error format", async () => {
    const { hostname, port } = new URL(world.url);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ error: { code: 'bad_input' } });
  });

  test('[SEC-01] rejects cross-site requests', async () => {
    await refused(await at('/api/items', { headers: { 'Sec-Fetch-Site': 'cross-site' } }), 403, 'cross_site');
    expect((await at('/api/items', { headers: { 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(200);
  });
});

test('[SEC-01] [DAT-01] sends responses with no-store, without an ETag and with the business time', async () => {
  for (const path of ['/api/profile', '/api/inventory/count', '/api/nothing']) {
    const { headers } = await at(path);
    expect([headers.get('Cache-Control'), headers.get('ETag')]).toEqual(['no-store', null]);
    expect(new Date(Number(headers.get('Billet-Time'))).toISOString()).toMatch(/^2026-06-10T12:0/);
  }
});

test("[DAT-01] moves the business clock on developers' machines only and authenticates by real time", async () => {
  expect((await post('/api/local/clock', '{"now":"2027-03-08T11:00:00.000Z"}')).status).toBe(200);
  const moved = await at('/api/profile');
  expect(moved.status).toBe(200);
  expect(new Date(Number(moved.headers.get('Billet-Time'))).toISOString()).toMatch(/^2027-03-08T11:00/);
  await post('/api/local/clock', '{"now":null}');
  const live = await startWorld({ isLocal: false });
  expect(
    (
      await fetchReply(`${live.url}/api/local/clock`, {
        method: 'POST',
        body: '{"now":null}',
        headers: { 'Content-Type': 'application/json' },
      })
    ).status,
  ).toBe(404);
  await live.close();
});
