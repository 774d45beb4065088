import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { fetchReply } from '../../../test/person.ts';
import { makeLog } from '../log.ts';
import { sendError, toApiError } from './errors.ts';
import { addTimeLimit } from './time-limit.ts';

let app: FastifyInstance;
let url: string;
let lines = '';
const ended = Promise.withResolvers<void>();

beforeAll(async () => {
  const to = new Writable({
    write(chunk, _, done) {
      lines += String(chunk);
      done();
    },
  });
  const loggerInstance: FastifyBaseLogger = makeLog({ logLevel: 'trace', instance: 'web-1', version: '1' }, undefined, to);
  app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setErrorHandler((error, request, reply) => sendError(reply, toApiError(error, request)));
  addTimeLimit(app);
  const after = async (answered: Promise<unknown>) => {
    await answered;
    await pause(0);
  };
  const options = { handlerTimeout: 20 };
  app.get('/late/*', options, async (_, reply) => {
    await after(new Promise((resolve) => reply.raw.once('finish', resolve)));
    setTimeout(ended.resolve);
    reply.header('Content-Type', 'image/png');
    return 'a picture';
  });
  app.get('/failed/*', options, async (_, reply) => {
    await after(new Promise((resolve) => reply.raw.once('finish', resolve)));
    throw new Error('too late');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

test('[OPS-05] [SEC-07] a handler that ends after its 503 sends no second response, and the log contains no part of its address', async () => {
  lines = '';
  for (const path of ['/late/signed-address', '/failed/signed-address']) expect((await fetchReply(url + path)).status).toBe(503);
  await ended.promise;
  expect(lines).not.toContain('signed-address');
  expect(lines).not.toContain('FST_ERR_REP_ALREADY_SENT');
  expect(lines).not.toContain('Promise errored');
});

test('[SEC-07] an error that is logged without a message keeps its own message out of the log', () => {
  lines = '';
  app.log.warn({ err: new Error('/api/images/signed-address.png') });
  expect(lines).not.toContain('signed-address');
  expect(JSON.parse(lines)).toMatchObject({ msg: 'failed', err: { name: 'Error' } });
});
