import { rmSync } from 'node:fs';
import { calls, errorSchema, fillPath } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { startWorld, type World } from '../../../test/harness.ts';
import { fetchReply, type Person } from '../../../test/person.ts';
import { makeReleaseFolder } from '../../../test/release-folder.ts';

let world: World;
let alice: Person;
let folder: string;
beforeAll(async () => {
  folder = makeReleaseFolder();
  world = await startWorld({ releaseFolder: folder });
  alice = await world.person('alice');
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, from = world) => fetchReply(from.url + path);
const refused = { status: 503, body: { error: { code: 'busy', message: expect.stringMatching(/^Not ready: /) } } };

describe('[OPS-02] [API-04] probes', () => {
  test('report a working process as alive, ready and healthy', async () => {
    for (const path of ['/healthz', '/readyz', '/api/health'])
      expect(await get(path)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await get('/healthz')).body).toEqual({ status: 'ok', version: world.deps.config.version });
  });

  test('report a process with a missing migration as alive but not ready, with Retry-After', async () => {
    const {
      rows: [last],
    } = await world.deps.db.owner.execute(
      sql`DELETE FROM public.billet_migrations WHERE name = (SELECT max(name) FROM public.billet_migrations) RETURNING name, hash`,
    );
    expect((await get('/healthz')).status).toBe(200);
    for (const path of ['/readyz', '/api/health']) {
      const reply = await get(path);
      expect(reply).toMatchObject(refused);
      expect(errorSchema.safeParse(reply.body).success).toBe(true);
      expect(reply.headers.get('Retry-After')).toBe('2');
      expect(reply.text).toContain('lacks migrations');
    }
    await world.deps.db.owner.execute(sql`INSERT INTO public.billet_migrations VALUES (${last?.name}, ${last?.hash})`);
    expect((await get('/readyz')).status).toBe(200);
    // A newer version migrates while this one still serves
    await world.deps.db.owner.execute(sql`INSERT INTO public.billet_migrations VALUES ('9999_later.sql', '')`);
    expect((await get('/readyz')).status).toBe(200);
  });

  test('report a web process without a release as not ready', async () => {
    const bare = await startWorld({ releaseFolder: `${folder}/none` });
    expect((await get('/healthz', bare)).status).toBe(200);
    expect(await get('/readyz', bare)).toMatchObject(refused);
    await bare.close();
  });

  test('report a process without the web role as ready without a release', async () => {
    for (const role of ['jobs', 'bot'] as const) {
      const other = await startWorld({ releaseFolder: `${folder}/none`, roles: [role] });
      expect([role, (await get('/readyz', other)).status]).toEqual([role, 200]);
      await other.close();
    }
  });
});

describe('[API-04] HEAD', () => {
  const reads = Object.entries(calls).filter(([, { method }]) => method === 'GET');
  const known = () => ({ id: crypto.randomUUID(), code: alice.code, categoryCode: 'global' });
  const needs: Readonly<Record<string, string>> = {
    getValentines: '?type=ordinary',
    getItems: '?type=ordinary',
    getPublicValentines: '?type=valentine',
  };

  test.each(reads)('of %s has the headers of GET and no body', async (name, { path }) => {
    const url = `${world.url}${fillPath(path, known())}${needs[name] ?? ''}`;
    const headers = { 'API-Token': alice.initData };
    const head = await fetchReply(url, { method: 'HEAD', headers });
    expect(head.text).toBe('');
    const aborted = new AbortController();
    const answer = await fetch(url, { headers, signal: aborted.signal });
    expect([head.status, head.headers.get('Content-Type')]).toEqual([answer.status, answer.headers.get('Content-Type')]);
    aborted.abort();
  });

  test('works for the page, its data and the probes and gives 405 for a call that is not a read', async () => {
    for (const path of ['/', '/release/page.json', '/healthz', '/readyz', '/api/health', '/api/docs/openapi.json']) {
      const { status, text } = await fetchReply(world.url + path, { method: 'HEAD' });
      expect({ path, status, text }).toEqual({ path, status: 200, text: '' });
    }
    const post = await fetchReply(`${world.url}/api/order/checkout`, { method: 'HEAD' });
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});
