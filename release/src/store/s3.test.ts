import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { type Behaviour, startBucket } from '../../test/bucket.ts';
import { storeContract } from '../../test/store-contract.ts';
import { s3Store } from './s3.ts';
import { s3Client } from './s3-client.ts';

/** Without the pauses between attempts. */
const withoutDelays: typeof s3Client = (settings) => s3Client(settings, [1, 1, 1], 400);
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

async function bucketOf(behaviour: Behaviour = {}, address = 's3://billet/app') {
  const bucket = await startBucket(behaviour);
  stops.push(bucket.stop);
  const reopen = () => s3Store(address, bucket.settings, withoutDelays);
  return { ...bucket, store: reopen(), reopen };
}
const bytes = (text: string) => Buffer.from(text);
const script = `export default "${'a long line that compresses '.repeat(60)}";`;

describe('bucket store', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let storeCount = 0;
  beforeAll(async () => {
    bucket = await startBucket({ page: 3 });
    stops.push(bucket.stop);
  });
  storeContract(async () => {
    const address = `s3://billet/place-${++storeCount}`;
    return { store: s3Store(address, bucket.settings, withoutDelays), again: () => s3Store(address, bucket.settings, withoutDelays) };
  });
});

test('[MFE-10] probe objects of killed commands are deleted after a day', async () => {
  const { store, objects, reopen } = await bucketOf();
  await store.create('r/inbox/a.1.js', bytes(script));
  const [kept] = objects.values();
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  if (kept)
    for (const [name, changedAt] of [
      ['old', old],
      ['new', new Date()],
    ] as const)
      objects.set(`app/.probe/${name}`, { ...kept, changedAt });
  await reopen().create('r/inbox/b.1.js', bytes(script));
  expect([...objects.keys()]).toEqual(['app/r/inbox/a.1.js', 'app/.probe/new', 'app/r/inbox/b.1.js']);
});

describe('object headers', () => {
  test('[MFE-10] an object has a content type, a cache lifetime and one compressed form', async () => {
    const { store, objects } = await bucketOf();
    await store.create('r/inbox/a.1.js', bytes(script));
    await store.create('art/tulip-256.webp', bytes('art'));
    await store.swap('release.json', bytes('{}'), null);
    expect(Object.fromEntries([...objects].map(([name, { headers }]) => [name, headers]))).toEqual({
      'app/r/inbox/a.1.js': {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
      },
      'app/art/tulip-256.webp': { 'content-type': 'image/webp', 'cache-control': 'public, max-age=86400' },
      'app/release.json': { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
    });
    expect(brotliDecompressSync(objects.get('app/r/inbox/a.1.js')?.content ?? '').toString()).toBe(script);
  });

  test('[MFE-10] a place without a prefix is the whole bucket', async () => {
    const { store, objects } = await bucketOf({}, 's3://billet');
    await store.create('releases/1.json', bytes('{}'));
    expect([...objects.keys()]).toEqual(['releases/1.json']);
  });
});

describe('servers without conditional writes', () => {
  test.each(['if-none-match', 'if-match'] as const)(
    '[MFE-10] a server that ignores %s is rejected with one line, and no object is left',
    async (header) => {
      const { store, objects } = await bucketOf({ ignores: [header] });
      await expect(store.create('release.json', bytes('{}'))).rejects.toThrow(
        /^s3:\/\/billet\/app ignores the condition of a write \(If-(None-)?Match\), so one of two concurrent releases could be lost; use an S3 server/,
      );
      expect(objects.size).toBe(0);
    },
  );

  test('[MFE-10] a server that expects tags without quotes gets them in that form', async () => {
    const { store } = await bucketOf({ comparesUnquotedEtags: true });
    await store.swap('release.json', bytes('one'), null);
    const { etag } = (await store.read('release.json')) ?? { etag: '' };
    expect([await store.swap('release.json', bytes('two'), etag), await store.swap('release.json', bytes('three'), etag)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('retries', () => {
  /** The first `times` requests of a method for release.json end with this fault. */
  const failing = (method: string, times: number, fault: number | 'silence', at: 'before' | 'after' = 'before'): Behaviour => {
    let remaining = times;
    return {
      fault: (request, when) =>
        when === at && request.method === method && request.url?.endsWith('release.json') && remaining-- > 0 ? fault : undefined,
    };
  };

  test.each([500, 503, 429, 409])('[MFE-10] a response with status %i is retried', async (status) => {
    const { store } = await bucketOf(failing('PUT', 2, status));
    expect(await store.swap('release.json', bytes('one'), null)).toBe(true);
  });

  test('[MFE-10] a write that succeeded without a response counts as successful and is not repeated', async () => {
    const { store, objects } = await bucketOf(failing('PUT', 1, 'silence', 'after'));
    expect(await store.swap('release.json', bytes('one'), null)).toBe(true);
    expect(objects.get('app/release.json')?.content.toString()).toBe('one');
  });

  test('[MFE-10] a write without a response that another command overwrote returns false', async () => {
    let isFirst = true;
    const bucket = await bucketOf({
      fault: (request, when) => {
        if (when === 'before' || request.method !== 'PUT' || !request.url?.endsWith('release.json') || !isFirst) return undefined;
        isFirst = false;
        return 'silence';
      },
    });
    const losing = bucket.store.swap('release.json', bytes('one'), null);
    while (!bucket.objects.has('app/release.json')) await new Promise((resolve) => setTimeout(resolve, 5));
    const other = s3Store('s3://billet/app', bucket.settings, withoutDelays);
    expect(await other.swap('release.json', bytes('two'), (await other.read('release.json'))?.etag ?? '')).toBe(true);
    expect(await losing).toBe(false);
  });

  test('[MFE-10] a server that does not respond causes an error of one line after the time limit', async () => {
    const { store, settings } = await bucketOf({ fault: () => 'silence' });
    await expect(store.read('release.json')).rejects.toThrow(`${settings.S3_ENDPOINT} has not answered within 0.4 s`);
  });

  test('[MFE-10] a server that keeps failing or is unreachable causes an error of one line', async () => {
    const { store, settings, stop } = await bucketOf({ fault: () => 503 });
    await expect(store.read('release.json')).rejects.toThrow(
      `${settings.S3_ENDPOINT} answered 503 InternalError when asked to read release.json`,
    );
    await stop();
    await expect(store.read('release.json')).rejects.toThrow(`${settings.S3_ENDPOINT} can't be reached (ECONNREFUSED)`);
  });
});

describe('rejections', () => {
  test.each([
    ['a bucket that is not there', 's3://letters', {}, 'there is no bucket "letters" at http://127.0.0.1:'],
    ['an unknown key', 's3://billet', { AWS_ACCESS_KEY_ID: 'nobody' }, "doesn't know the key in AWS_ACCESS_KEY_ID"],
    ['a wrong secret', 's3://billet', { AWS_SECRET_ACCESS_KEY: 'x' }, "AWS_SECRET_ACCESS_KEY doesn't match AWS_ACCESS_KEY_ID"],
    ['another region', 's3://billet', { S3_REGION: 'us-east-1' }, 'is not in the region us-east-1; set S3_REGION'],
  ])('[MFE-10] reports %s with one line that names the remedy', async (_, address, changes, line) => {
    const { settings } = await bucketOf();
    const store = s3Store(address, { ...settings, ...changes }, withoutDelays);
    await expect(store.read('release.json')).rejects.toThrow(line);
  });

  test('[MFE-10] reports the missing rights of a key', async () => {
    const { store } = await bucketOf({ fault: (request) => (request.method === 'PUT' ? 403 : undefined) });
    await expect(store.create('r/inbox/a.js', bytes('a'))).rejects.toThrow(
      /^the key may not write \.probe\/\S+ in s3:\/\/billet: it needs s3:GetObject/,
    );
  });

  test('[MFE-10] reports a wrong clock and its difference', async () => {
    const { store } = await bucketOf({ clockOffsetMs: 40 * 60_000 });
    await expect(store.read('release.json')).rejects.toThrow('the clock of this machine is 40 minutes behind');
  });

  test.each([
    ['s3://Billet', {}, 'RELEASE_STORE is s3://Billet; a bucket is written s3://bucket or s3://bucket/prefix'],
    ['s3://billet', { AWS_ACCESS_KEY_ID: '' }, 'AWS_ACCESS_KEY_ID is missing; RELEASE_STORE is s3://billet'],
    ['s3://billet', { S3_ENDPOINT: 'localhost' }, 'S3_ENDPOINT must be an address like https://s3.example.com'],
    ['s3://billet', { S3_ENDPOINT: 'https://key:secret@s3.example.com' }, 'S3_ENDPOINT must be without a name or a password'],
    ['s3://key:secret@billet', {}, 'RELEASE_STORE is s3://…@billet; a bucket is written s3://bucket or s3://bucket/prefix'],
  ])('[MFE-10] rejects %s with %o before any request', async (address, changes, line) => {
    const { settings } = await bucketOf();
    expect(() => s3Store(address, { ...settings, ...changes })).toThrow(line);
  });
});
