import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Release } from '@billet/release/store';
import { expect, test } from '@rstest/core';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { stoppedClock } from '../../../../test/stopped.ts';
import { readConfig } from '../../../kit/config.ts';
import { sendError, toApiError } from '../../../kit/http/errors.ts';
import { makeLog } from '../../../kit/log.ts';
import { translate } from '../../../kit/messages/texts.ts';
import { type PageDeps, registerPages } from './page.ts';

const shellPage = '<html><head><script id="release"></script></head><body></body></html>';
const shell = { active: { version: '1', styles: [], shared: {}, provides: '1.0.0' }, previous: [], withdrawn: [] };
const release = { schema: 2, n: 1, origin: '', shell, remotes: {} } as unknown as Release;

/** The address of the page, whose release waits for `adjust`. */
async function listen(app: FastifyInstance, adjust: PageDeps['adjust']): Promise<string> {
  app.register(async (pages) =>
    registerPages(pages, readConfig({ SEAL_KEY: 'k'.repeat(32) }), {
      current: async () => ({ release, shellPage, frames: null, faults: [], readAt: 0 }),
      adjust,
      findFriend: async () => null,
      clock: stoppedClock(),
    }),
  );
  return await app.listen({ port: 0, host: '127.0.0.1' });
}

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
  const url = await listen(app, async (given) => {
    await answered.promise;
    setTimeout(ended.resolve);
    return given;
  });
  const { status } = await fetch(url);
  await ended.promise;
  await app.close();
  expect(status).toBe(503);
  expect(lines).toBe('');
});

test('[ERR-01] a browser gets a late page in its language with a button, any other client a JSON error', async () => {
  const app = Fastify({ handlerTimeout: 20 });
  const url = await listen(app, () => new Promise(() => undefined));
  const open = (headers: Readonly<Record<string, string>>) => fetch(url, { headers });
  const [page, english, call] = await Promise.all([
    open({ Accept: 'text/html,*/*;q=0.8', 'Accept-Language': 'ru-RU,ru;q=0.9' }),
    open({ Accept: 'text/html', 'Accept-Language': 'xx' }),
    open({ Accept: '*/*' }),
  ]);
  const [words, englishWords] = [await page.text(), await english.text()];
  await app.close();
  expect([page.status, english.status, call.status]).toEqual([503, 503, 503]);
  expect([page, call].map(({ headers }) => [headers.get('content-type'), headers.get('retry-after')])).toEqual([
    ['text/html; charset=utf-8', '2'],
    ['application/json; charset=utf-8', '2'],
  ]);
  expect(words).toContain(`<html lang="ru">`);
  expect(words).toContain(`<p dir="auto">${translate('ru', 'page-slow')}</p><button dir="auto">${translate('ru', 'page-reload')}</button>`);
  expect(englishWords).toContain('<p dir="auto">This is taking longer than usual.</p><button dir="auto">Reload</button>');
  const policy = page.headers.get('content-security-policy') ?? '';
  const hashes = ['style', 'script'].map((name) => {
    const [, text = ''] = new RegExp(`<${name}>(.*?)</${name}>`).exec(words) ?? [];
    return `${name}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
  expect(policy).toBe(`default-src 'none'; ${hashes.join('; ')}`);
});
