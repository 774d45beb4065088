import { connect } from 'node:net';
import { expect, test } from '@rstest/core';
import { startWorld } from '../../../test/harness.ts';

test('[API-04] stopping waits neither for kept connections nor for half a request', async () => {
  const world = await startWorld();
  const { hostname, port } = new URL(world.url);
  await fetch(`${world.url}/api/health`).then((reply) => reply.text());
  const half = connect(Number(port), hostname, () => half.write('POST /api/profile/update HTTP/1.1\r\nHost: x\r\nContent-Le'));
  half.on('error', () => {});
  await new Promise((resolve) => half.once('connect', resolve));
  const start = Date.now();
  await world.close();
  // left alone, the half request would hold it for ten seconds and the kept connection for thirty
  expect(Date.now() - start).toBeLessThan(8_000);
});
