import { describe, expect, test } from '@rstest/core';
import { AwsClient } from 'aws4fetch';
import type { CommandContext } from '../src/change.ts';
import { compose } from '../src/compose.ts';
import { readPointer } from '../src/pointer.ts';
import { s3Store } from '../src/store/s3.ts';
import { buildRemote, buildsWith, releaseBuild } from './parts.ts';
import { storeContract } from './store-contract.ts';

/** Keys and endpoint of a real server, set by `npm test -- s3`. */
const keys = JSON.parse(process.env.REAL_BUCKET ?? '{}') as Record<string, string>;
let places = 0;

async function newPlace(): Promise<string> {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '', S3_ENDPOINT } = keys;
  const owner = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'us-east-1' });
  const made = await owner.fetch(`${S3_ENDPOINT}/billet`, { method: 'PUT' });
  if (![200, 409].includes(made.status)) throw new Error(`no bucket: ${made.status} ${await made.text()}`);
  return `s3://billet/place-${Date.now()}-${++places}`;
}

describe('real S3 server', () => {
  storeContract(async () => {
    const place = await newPlace();
    return { store: s3Store(place, keys), again: () => s3Store(place, keys) };
  });

  test('[MFE-10] two concurrent releases both succeed', async () => {
    const place = await newPlace();
    const ada: CommandContext = { store: s3Store(place, keys), by: 'ada', now: () => new Date() };
    const ben: CommandContext = { ...ada, store: s3Store(place, keys), by: 'ben' };
    await compose(ada, buildsWith([buildRemote('inbox', 'inbox 1'), buildRemote('send', 'send 1')]));
    await Promise.all([releaseBuild(ada, buildRemote('inbox', 'inbox 2')), releaseBuild(ben, buildRemote('send', 'send 2'))]);
    const { release } = (await readPointer(ada.store)) ?? {};
    expect([release?.n, release?.remotes.inbox?.previous.length, release?.remotes.send?.previous.length]).toEqual([3, 1, 1]);
  }, 60_000);

  test('[MFE-10] a rejection of the server is reported with one line', async () => {
    await expect(s3Store('s3://letters', keys).read('release.json')).rejects.toThrow('there is no bucket "letters" at');
    const wrong = { ...keys, AWS_SECRET_ACCESS_KEY: 'wrong' };
    await expect(s3Store('s3://billet', wrong).read('release.json')).rejects.toThrow("AWS_SECRET_ACCESS_KEY doesn't fit");
  });
});
