import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { startWorld, type World } from '../../test/harness.ts';
import { account, signInitData } from '../../test/person.ts';
import { isLoopback } from './loopback.ts';

test.each(['localhost', 'localhost:8080', 'alice.localhost:8080', '127.0.0.1', '127.0.0.1:1', '127.1.2.3', '[::1]:8080', 'LOCALHOST'])(
  '[OPS-01] %s is a loopback host',
  (host) => expect(isLoopback(host)).toBe(true),
);
test.each([
  undefined,
  '',
  'evil.example',
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  '10.0.0.1',
  '[::2]',
  '0.0.0.0',
  'a b',
])('[OPS-01] %s is not a loopback host', (host) => expect(isLoopback(host)).toBe(false));

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** The status of a request to this machine with the host name of another site. */
function statusOf(path: string, host: string, body: string | null): Promise<number> {
  const headers = {
    Host: host,
    'API-Token': signInitData(account('alice'), world.deps.config.botToken),
    ...(body === null ? {} : { 'Content-Type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${world.url}${path}`, { method: body === null ? 'GET' : 'POST', headers, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject).end(body ?? '');
  });
}

test('[SEC-05] a local server rejects other host names, so that no website can use its clock or its token', async () => {
  const clock = JSON.stringify({ now: '2027-03-08T00:00:00Z' });
  for (const host of ['evil.example', 'evil.example:8080', '127.0.0.1.evil.example']) {
    expect(await statusOf('/api/local/clock', host, clock)).toBe(403);
    expect(await statusOf('/api/profile', host, null)).toBe(403);
  }
  expect(world.deps.clock.now().getUTCFullYear()).toBe(2026);
  expect(await statusOf('/api/profile', 'alice.localhost:8080', null)).toBe(200);
  expect(await statusOf('/api/local/clock', 'localhost:8080', JSON.stringify({ now: null }))).toBe(200);
});

test('[SEC-05] a production server accepts any host name and has no clock route', async () => {
  const production = await startWorld({ isLocal: false });
  const { status } = await fetch(`${production.url}/api/local/clock`, { method: 'POST' });
  expect(status).toBe(404);
  await production.close();
});
