import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { type FindPlace, openGeo, unknownPlace } from './geo.ts';
import { type FindOperator, openNetworks } from './networks.ts';

describe('[RVL-02] packaged data', () => {
  let findPlace: FindPlace;
  beforeAll(async () => {
    findPlace = await openGeo(null);
  });

  test.each([
    ['8.8.8.8', '🇺🇸', /google/i],
    ['8.8.8.8:50001', '🇺🇸', /google/i],
    ['[2001:4860:4860::8888]:50001', '🇺🇸', /google/i],
    ['::ffff:8.8.8.8', '🇺🇸', /google/i],
    ['::ffff:808:808', '🇺🇸', /google/i],
    ['0:0:0:0:0:FFFF:8.8.8.8', '🇺🇸', /google/i],
    ['2001:4860:4860:0:0:0:0:8888%eth0', '🇺🇸', /google/i],
    ['2001:4860:4860::8888', '🇺🇸', /google/i],
    ['95.104.0.1', '🇬🇪', /./],
  ])('[RVL-02] the packaged data gives country and network operator of %s', async (address, countryEmoji, operator) => {
    const place = await findPlace(address);
    expect(place).toMatchObject({ city: null, countryEmoji });
    expect(place.isp).toMatch(operator);
  });

  test.each([
    '127.0.0.1',
    '10.0.0.7',
    '192.168.1.1',
    '169.254.1.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '172.16.0.1',
    '100.64.0.1',
    '203.0.113.7',
    '198.51.100.7',
    '::ffff:10.0.0.7',
    '::ffff:a00:7',
    '::10.0.0.7',
    '::8.8.8.8',
    '2001:db8::7',
    // relays, whose operator is not the sender's
    '2002:a00:7::1',
    '2001:0:808:808::1',
    '192.88.99.1',
    '',
    'unknown',
    '1.2.3',
    '1.2.3.4, 5.6.7.8',
  ])('[RVL-02] the packaged data gives no place for %j', async (address) => {
    expect(await findPlace(address)).toEqual(unknownPlace);
  });
});

/** A type and its size in one byte, of the MaxMind DB format (https://maxmind.github.io/MaxMind-DB/). */
const typed = (type: number, size: number) => Buffer.from([(type << 5) | size]);
function encode(value: string | number | object): Buffer {
  if (typeof value === 'string') return Buffer.concat([typed(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') return Buffer.concat([typed(6, 4), Buffer.from([0, 0, value >> 8, value & 255])]);
  const entries = Object.entries(value);
  return Buffer.concat([typed(7, entries.length), ...entries.flatMap(([key, each]) => [encode(key), encode(each)])]);
}

/** A database of one node: the record of 0.0.0.0/1, then the one of 128.0.0.0/1. */
function cityDatabase(low: object, high: object): Buffer {
  const records = [encode(low), encode(high)] as const;
  const node = Buffer.from([0, 0, 1 + 16, 0, 0, 1 + 16 + records[0].length]);
  const facts = { node_count: 1, record_size: 24, ip_version: 4, database_type: 'City', binary_format_major_version: 2, build_epoch: 1 };
  return Buffer.concat([node, Buffer.alloc(16), ...records, Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), encode(facts)]);
}

describe('[RVL-02] each part of a place is known on its own', () => {
  let folder: string;
  let findPlace: FindPlace;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cities-'));
    const file = path.join(folder, 'city.mmdb');
    await writeFile(file, cityDatabase({ city: 'Tbilisi' }, { city: { names: { en: 'Berlin', de: 'Berlin' } } }));
    findPlace = await openGeo(file);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['95.104.0.1', 'Tbilisi', '🇬🇪', expect.any(String)],
    ['193.0.0.1', 'Berlin', '🇳🇱', expect.any(String)],
    // A country whose network is not announced
    ['1.1.36.128', 'Tbilisi', '🇨🇳', null],
    // A city without a country
    ['192.52.193.1', 'Berlin', null, expect.toBeOneOf([null, expect.any(String)])],
    ['10.0.0.7', null, null, null],
    // The city database has IPv4 addresses only
    ['2001:4860:4860::8888', null, '🇺🇸', expect.any(String)],
  ])('[RVL-02] the place of %s is %s, %s', async (address, city, countryEmoji, isp) => {
    expect(await findPlace(address)).toEqual({ city, countryEmoji, isp });
  });
});

test('[RVL-02] an unreadable city database is rejected with its setting and path', async () => {
  await expect(openGeo('/nonexistent/city.mmdb')).rejects.toThrow(/^GEO_CITY_DATABASE: \/nonexistent\/city\.mmdb cannot be read/);
  await expect(openGeo(import.meta.filename)).rejects.toThrow(/^GEO_CITY_DATABASE: /);
});

describe('[RVL-02] network table', () => {
  let folder: string;
  let findOperator: FindOperator;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'networks-'));
    const files = { v4: path.join(folder, 'v4.csv'), v6: path.join(folder, 'v6.csv') };
    await writeFile(
      files.v4,
      '16777216,16777471,13335,"Cloudflare, Inc."\nbroken\n16778240,16779263,38803,Some "quoted"\n4294967040,4294967295,1,Last\n',
    );
    await writeFile(files.v6, `${0x2001_0db8n << 96n},${(0x2001_0db9n << 96n) - 1n},64512,"A ""B"" C"\n`);
    findOperator = await openNetworks(files);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['1.0.0.0', 'Cloudflare, Inc.'],
    ['1.0.0.255', 'Cloudflare, Inc.'],
    ['1.0.1.0', null],
    ['1.0.4.0', 'Some "quoted"'],
    ['255.255.255.255', 'Last'],
    ['0.0.0.0', null],
    ['2001:db8::1', 'A "B" C'],
    ['2001:0db8:ffff:ffff:1:2:3:4', 'A "B" C'],
    ['2001:db9::', null],
    ['2001:db8', null],
    ['::', null],
  ])('[RVL-02] the operator of %s is %s', async (address, operator) => {
    expect(await findOperator(address)).toBe(operator);
  });
});
