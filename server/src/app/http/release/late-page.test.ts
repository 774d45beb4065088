import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { Release } from '@billet/release/store';
import { expect, test } from '@rstest/core';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { stoppedClock } from '../../../../test/stopped.ts';
import { readConfig } from '../../../kit/config.ts';
import { sendError, toApiError } from '../../../kit/http/errors.ts';
import { makeLog } from '../../../kit/log.ts';
import { registerPages } from './page.ts';

const shellPage = '<html><head><script id="release"></script></head><body></body></html>';
const shell = { active: { version: '1', styles: [], shared: {}, provides: '1.0.0' }, previous: [], withdrawn: [] };
const release = { schema: 2, n: 1, origin: '', shell, remotes: {} } as unknown as Release;

test('[OPS-05] a page that is ready after its 503 is dropped, and the log has no line about it', async () => {
  let lines = '';
  const to = new Writable({
    write(chunk, _, done) {
      lines += String(chunk);
      done();
    },
  });
  const loggerInstance: FastifyBaseLogger = makeLog({ logLevel: 'warn', instance: 'web-1', version: '1' }, undefined, to);
  const app = Fastify({ loggerInstance, handlerTimeout: 20 });
  app.setErrorHandler((error, request, reply) => sendError(reply, toApiError(error, request)));
  const answered = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  app.addHook('onResponse', async () => answered.resolve());
  registerPages(app, readConfig({ SEAL_KEY: 'k'.repeat(32) }), {
    current: async () => ({ release, shellPage, frames: null, faults: [], readAt: 0 }),
    async adjust(given) {
      await answered.promise;
      setTimeout(ended.resolve);
      return given;
    },
    findFriend: async () => null,
    clock: stoppedClock(),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { status } = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`);
  await ended.promise;
  await app.close();
  expect(status).toBe(503);
  expect(lines).toBe('');
});
