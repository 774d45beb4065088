import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@rstest/core';
import { startWorld } from '../../../test/harness.ts';
import { sqlOn } from '../db/sql-on.ts';

test('[API-04] stopping waits neither for kept-alive connections nor for an incomplete request', async () => {
  const world = await startWorld();
  const { hostname, port } = new URL(world.url);
  await fetch(`${world.url}/api/health`).then((reply) => reply.text());
  const half = connect(Number(port), hostname, () => half.write('POST /api/profile/update HTTP/1.1\r\nHost: x\r\nContent-Le'));
  half.on('error', () => {});
  let answer = '';
  half.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  await new Promise((resolve) => half.once('connect', resolve));
  const closed = once(half, 'close');
  await world.close();
  await closed;
  // a server that waits answers the incomplete request with 408 after ten seconds
  expect(answer).toBe('');
});

test('[API-04] a request on a kept-alive connection is answered normally while the server closes', async () => {
  const world = await startWorld();
  const { hostname, port } = new URL(world.url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  await once(socket, 'connect');
  const { owner } = world.deps.db;
  const alice = await world.person('alice');
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAPI-Token: ${alice.initData}\r\n\r\n`;
  let received = '';
  socket.on('data', (text: string) => {
    received += text;
  });
  await owner.transaction(async ({ $client: client }) => {
    const tx = sqlOn(client);
    await tx`LOCK TABLE billet.items IN ACCESS EXCLUSIVE MODE`;
    socket.write(ask('/api/inventory/valentines?type=ordinary'));
    const { $client: pool } = world.deps.db.inbox;
    while (pool.totalCount === pool.idleCount) await new Promise(setImmediate);
    void world.app.close();
    socket.write(ask('/api/nothing'));
  });
  await once(socket, 'close');
  expect(received.match(/HTTP\/1.1 (\d+)/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
  await world.close();
});
