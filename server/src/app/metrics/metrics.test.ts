import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { fetchReply, type Person } from '../../../test/person.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop } from '../../../test/shop.ts';
import { ROOT } from '../../kit/config.ts';
import { readinessOf } from '../http/readiness.ts';
import { buildMetricsServer } from './server.ts';

let shop: Shop;
let alice: Person;
let boris: Person;
const servers: FastifyInstance[] = [];
beforeAll(async () => {
  shop = await startShop({ webhookSecret: 'a-secret-of-the-webhook' });
  [alice, boris] = [await shop.person('alice'), await shop.person('boris')];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await shop.close();
});

let url = '';
/** Scrapes the metrics from a new server. */
async function scrape(): Promise<string> {
  const server = buildMetricsServer(shop.deps, readinessOf(shop.deps));
  servers.push(server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return (await fetchReply(`${url}/metrics`)).text;
}
/** The value of the line with this beginning; undefined if there is none. */
const numberAt = (text: string, begin: string) => {
  const line = text.split('\n').find((each) => each.startsWith(begin));
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')));
};

const namesIn = (text: string) => Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name);

describe('[OPS-02] the metrics', () => {
  let text = '';
  let orderId = '';
  let noteId = '';
  beforeAll(async () => {
    await checkout(boris, alice);
    [noteId = ''] = (await inboxOf(alice)).map(({ id }) => id);
    orderId = orderIn(await checkout(boris, alice, { itemId: 'teddy' }));
    await boris.call('getPublicProfile', { params: { code: alice.code } });
    await boris.call('getPublicProfile', { params: { code: 'zzzzzzzzzz' } });
    await fetchReply(`${shop.url}/api/${alice.code}`);
    await fetchReply(`${shop.url}/api/telegram/webhook`, {
      method: 'POST',
      body: '{"update_id":"none"}',
      headers: { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': 'a-secret-of-the-webhook' },
    });
    await shop.deps.db.owner.execute(sql`SELECT graphile_worker.add_job('nobody-does-it', run_at => now() - interval '1 hour')`);
    await shop.deps.db.owner.execute(
      sql`INSERT INTO billet.remote_events VALUES (date_trunc('hour', now()), 'inbox', '2', 'load', 'missing', 3), (date_trunc('hour', now()), 'inbox', '2', 'load', 'started', 90)`,
    );
    await shop.deps.db.owner.execute(
      sql`INSERT INTO billet.failure_reporters SELECT sha256(n::text::bytea), 'inbox', '2', NULL, n > 2, date_trunc('hour', now()) FROM generate_series(1, 3) AS n`,
    );
    const stream = new AbortController();
    const events = await fetch(`${shop.url}/api/events`, { headers: { 'API-Token': alice.initData }, signal: stream.signal });
    text = await scrape();
    stream.abort();
    await events.body?.cancel().catch(() => {});
  });

  test.each([
    ['calls by their pattern', 'billet_request_seconds_count{call="GET /api/profile/:code",status="200"}', 1],
    ['their errors', 'billet_request_seconds_count{call="GET /api/profile/:code",status="404"}', 1],
    ['what nothing answers, without its address', 'billet_request_seconds_count{call="none",status="404"}', 1],
    ['the webhook, without its internal route', 'billet_request_seconds_count{call="POST /api/telegram/webhook",status="400"}', 1],
    ['open streams', 'billet_open_streams', 1],
    ['running requests, by queue', 'billet_queue_requests{queue="usual",state="running"}', 0],
    ['waiting requests, by queue', 'billet_queue_requests{queue="payments",state="waiting"}', 0],
    ['rejected requests, by queue', 'billet_requests_rejected_total{queue="usual"}', 0],
    ['orders by state', 'billet_orders{state="awaiting_payment"}', 1],
    ['payments under way', 'billet_open_charges{state="refunding"}', 0],
    ['refunds of the hour', 'billet_refunds_this_hour', 0],
    [
      'the version of the process',
      `billet_build_info{version="${(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }).version}",`,
      1,
    ],
    ['failures of remotes', 'billet_remote_failures{remote="inbox",version="2",phase="load"}', 3],
    ['users for whom remotes failed', 'billet_remote_failed_users{remote="inbox",version="2"}', 2],
    ['calls of the messenger', 'billet_messenger_seconds_count{call="makeInvoice",outcome="done"}', 1],
  ])('contain %s', (_, line, value) => {
    expect({ line, value: numberAt(text, line) }).toEqual({ line, value });
  });

  test('contain the waiting time of the oldest job', () => {
    expect(numberAt(text, 'billet_oldest_job_seconds{queue="jobs"}')).toBeGreaterThan(3_599);
    expect(numberAt(text, 'billet_oldest_job_seconds{queue="outbox"}')).toBeLessThan(60);
    expect(numberAt(text, 'billet_jobs{state="due"}')).toBeGreaterThanOrEqual(1);
  });

  test('contain the open connections of each login', () => {
    expect(numberAt(text, 'billet_connections{login="billet_inbox",state="idle"}')).toBeGreaterThan(0);
    expect(numberAt(text, 'billet_connections{login="billet_app",')).toBeGreaterThan(0);
  });

  test("[SEC-02] contain no person, note or order, and not the webhook's internal route", () => {
    const secrets = [alice, boris].flatMap(({ code, firstName, telegramId }) => [
      code,
      firstName,
      firstName.toLowerCase(),
      String(telegramId),
    ]);
    for (const secret of [...secrets, orderId, noteId, 'zzzzzzzzzz'])
      expect({ secret, isIn: text.includes(secret) }).toEqual({ secret, isIn: false });
    expect(text).not.toMatch(/[0-9a-f]{32}/);
  });

  test('[SEC-02] count orders at most once a minute, so that no one can observe a single order', async () => {
    await checkout(alice, boris, { itemId: 'teddy' });
    expect(numberAt((await fetchReply(`${url}/metrics`)).text, 'billet_orders{state="awaiting_payment"}')).toBe(1);
  });

  test('omit numbers whose query fails and contain the rest', async () => {
    const { owner } = shop.deps.db;
    await owner.execute(sql`ALTER TABLE money.refund_hours RENAME TO gone`);
    const lame = await scrape().finally(() => owner.execute(sql`ALTER TABLE money.gone RENAME TO refund_hours`));
    expect(numberAt(lame, 'billet_refunds_this_hour ')).toBeUndefined();
    expect(numberAt(lame, 'billet_orders{state="awaiting_payment"}')).toBe(2);
  });
});

test('[OPS-02] the metrics server also has the probes and nothing else', async () => {
  await scrape();
  expect((await fetchReply(`${url}/healthz`)).status).toBe(200);
  expect([200, 503]).toContain((await fetchReply(`${url}/readyz`)).status);
  for (const away of ['/', '/api/profile', '/metrics/x'])
    expect(await fetchReply(url + away)).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
});

describe('[OPS-02] the dashboard', () => {
  interface Panel {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }
  const { panels } = JSON.parse(readFileSync(path.join(ROOT, 'deploy/grafana/billet.json'), 'utf8')) as { panels: readonly Panel[] };
  const asked = panels.flatMap(({ title, targets = [] }) =>
    targets.flatMap(({ expr }) => Array.from(expr.matchAll(/\b(?:billet|nodejs|process)_\w+/g), ([name]) => ({ title, name }))),
  );

  test('uses metrics that exist', async () => {
    const known = namesIn(await scrape());
    const names = new Set(known.flatMap((name) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]));
    expect(asked.filter(({ name }) => !names.has(name))).toEqual([]);
    expect(asked.length).toBeGreaterThan(20);
  });

  test('shows all of our own metrics', async () => {
    const shown = new Set(asked.map(({ name }) => name.replace(/_(bucket|sum|count)$/, '')));
    const own = namesIn(await scrape()).filter((name) => name.startsWith('billet_'));
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
    expect(own.length).toBeGreaterThan(8);
  });
});
