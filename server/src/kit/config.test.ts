import { expect, test } from '@rstest/core';
import { DEVELOPMENT_TOKEN, readConfig } from './config.ts';

const KEY = 'k'.repeat(32);
const production = {
  BILLET_ENV: 'production',
  BOT_TOKEN: `123456789:${'A'.repeat(35)}`,
  PUBLIC_URL: 'https://billet.example',
  SEAL_KEY: KEY,
  DATABASE_URL: 'postgres://billet:word@db.example/billet',
};
const fault = (variables: Record<string, string>) => {
  try {
    readConfig(variables);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
};

test('[OPS-01] a local server needs no variables', () => {
  const config = readConfig({ SEAL_KEY: KEY });
  expect(config).toMatchObject({
    isLocal: true,
    port: 8080,
    botApiRoot: 'http://localhost:8081',
    batchSeconds: 5,
    earlyRevealPrice: 49,
  });
  expect(config.messengerOrigins).toEqual(['https://web.telegram.org', 'http://localhost:8081']);
});

test('[SEC-05] the default limits are 10 a day per pair, 60 and 600 an hour per sender and address, and 30 reveals an hour', () => {
  const defaults = { perPairADay: 10, perSenderAnHour: 60, perAddressAnHour: 600, revealsAnHour: 30 };
  for (const variables of [{ SEAL_KEY: KEY }, production]) expect(readConfig(variables).limits).toMatchObject(defaults);
  const { limits } = readConfig({ ...production, LIMITS: '{"perPairADay":3}' });
  expect(limits).toMatchObject({ ...defaults, perPairADay: 3 });
});

test('[OPS-01] a server listens on loopback unless HOST is set, and a local server accepts only loopback addresses', () => {
  for (const variables of [{ SEAL_KEY: KEY }, production]) expect(readConfig(variables).host).toBe('127.0.0.1');
  for (const HOST of ['0.0.0.0', '::', '10.1.2.3']) {
    expect(readConfig({ ...production, HOST }).host).toBe(HOST);
    expect(() => readConfig({ SEAL_KEY: KEY, HOST })).toThrow(/^HOST: BILLET_ENV=local listens on this machine alone; .+/);
  }
  for (const HOST of ['localhost', '::1', '127.0.0.2']) expect(readConfig({ SEAL_KEY: KEY, HOST }).host).toBe(HOST);
  expect(() => readConfig({ ...production, HOST: 'http://x' })).toThrow(/^HOST: must be an address/);
});

test('[ENT-05] the simulator maps its teddy bear to ours, and no gift is mapped for Telegram by default', () => {
  expect(readConfig({ SEAL_KEY: KEY }).giftMap).toEqual({ teddy: expect.stringMatching(/^\d+$/) });
  expect(readConfig({ SEAL_KEY: KEY, GIFT_MAP: '{}' }).giftMap).toEqual({});
  expect(readConfig({ SEAL_KEY: KEY, BOT_API_ROOT: 'https://api.telegram.org' }).giftMap).toEqual({});
  expect(readConfig(production).giftMap).toEqual({});
});

test('[SHR-03][SHR-04] the simulator has a channel and an emoji status, and Telegram has neither until they are configured', () => {
  const offers = (variables: Record<string, string>) => {
    const { channelLink, channelId, emojiStatusId } = readConfig({ SEAL_KEY: KEY, ...variables });
    return { channelLink, channelId, emojiStatusId };
  };
  const none = { channelLink: '', channelId: null, emojiStatusId: '' };
  const some = { channelLink: 'https://t.me/billet_news', channelId: '@billet_news', emojiStatusId: expect.stringMatching(/^\d+$/) };
  expect(offers({})).toEqual(some);
  expect(offers({ CHANNEL_ID: '@another' })).toEqual({ ...some, channelId: '@another' });
  expect(offers({ BOT_API_ROOT: 'https://api.telegram.org' })).toEqual(none);
  expect(offers(production)).toEqual(none);
});

test('[OPS-01] production rejects the development token, the simulator, the movable clock and missing required settings', () => {
  expect(readConfig(production)).toMatchObject({
    isLocal: false,
    botApiRoot: 'https://api.telegram.org',
    messengerOrigins: ['https://web.telegram.org'],
    batchSeconds: 900,
  });
  for (const name of ['BOT_TOKEN', 'PUBLIC_URL', 'SEAL_KEY', 'DATABASE_URL'] as const) {
    const { [name]: _, ...rest } = production;
    expect(fault(rest)).toMatch(new RegExp(`^${name} is missing`));
  }
  expect(fault({ ...production, BILLET_CLOCK: '2026-03-08T00:00:00Z' })).toMatch(/^BILLET_CLOCK/);
});

test('[SEC-05] BILLET_ENV is required if a bot or a database is set, and local rejects a public address', () => {
  const [BOT_TOKEN, DATABASE_URL] = [production.BOT_TOKEN, 'postgres://me@127.0.0.1/billet'];
  expect(fault({ SEAL_KEY: KEY, BOT_TOKEN })).toMatch(/^BILLET_ENV: BOT_TOKEN is set.*BILLET_ENV=production/);
  expect(fault({ SEAL_KEY: KEY, DATABASE_URL })).toMatch(/^BILLET_ENV: DATABASE_URL is set.*BILLET_ENV=production/);
  for (const PUBLIC_URL of ['https://billet.example', 'http://192.168.1.7:8080', 'http://localhost.evil.example']) {
    expect(fault({ SEAL_KEY: KEY, PUBLIC_URL })).toMatch(/^BILLET_ENV: PUBLIC_URL is not on this machine/);
    expect(fault({ SEAL_KEY: KEY, PUBLIC_URL, BILLET_ENV: 'local' })).toMatch(/^BILLET_ENV: PUBLIC_URL is not on this machine/);
  }
  // with an explicit BILLET_ENV=local, a developer may use a real bot and database; harmless settings need no BILLET_ENV
  expect(fault({ SEAL_KEY: KEY, BILLET_ENV: 'local', BOT_TOKEN, DATABASE_URL, PUBLIC_URL: 'http://localhost:9000' })).toBeNull();
  expect(fault({ SEAL_KEY: KEY, BOT_TOKEN: DEVELOPMENT_TOKEN, PUBLIC_URL: 'http://alice.localhost:9000' })).toBeNull();
});

test('[OPS-01] a bad value produces one line that names its variable', () => {
  const bad = {
    PORT: '80800',
    BOT_TOKEN: 'abc',
    DATABASE_URL: 'mysql://x',
    DATABASE_DIRECT_URL: 'postgres://me@/billet',
    DATABASE_ROLES: 'Billet; DROP',
    ROLES: 'web,cook',
    POOLS: '{"app":0}',
    MIGRATE_AT_START: 'yes',
    SEAL_KEY: 'short',
    LOG_LEVEL: 'loud',
    GIFT_MAP: '{',
    LIMITS: '{"perPairADay":0}',
    BILLET_ENV: 'staging',
    WEBHOOK_SECRET: 'a b',
    OPERATOR_IDS: '1,x',
    MESSENGER_ORIGINS: 'nonsense',
    REMOTE_OVERRIDES: 'https://*',
    TRUSTED_PROXIES: '10.0.0.0/8,proxy',
    BILLET_CLOCK: 'tomorrow',
  };
  for (const [name, value] of Object.entries(bad)) {
    const message = fault({ SEAL_KEY: KEY, [name]: value });
    expect(message).toMatch(new RegExp(`^${name}`));
    expect(message).not.toContain('\n');
  }
});

test('[OPS-01] the message for a bad address, port, network or role says which values are allowed', () => {
  const faultWith = (more: Record<string, string>) => fault({ ...production, ...more });
  expect(faultWith({ PORT: '80800' })).toBe('PORT: must be a port number, at most 65535');
  expect(faultWith({ METRICS_PORT: 'x' })).toBe('METRICS_PORT: must be a port number, at most 65535');
  expect(faultWith({ METRICS_PORT: '8080' })).toBe('METRICS_PORT: 8080 is also PORT; choose another port');
  expect(faultWith({ METRICS_PORT: '0', PORT: '0' })).toBeNull();
  expect(faultWith({ BOT_API_ROOT: 'api.telegram.org' })).toBe('BOT_API_ROOT: must be an address such as https://billet.example');
  for (const PUBLIC_URL of ['https://billet.example/app', 'https://a.example,https://b.example', 'https://billet.example?x=1'])
    expect(faultWith({ PUBLIC_URL })).toBe('PUBLIC_URL: must be one address such as https://billet.example, without a path');
  expect(faultWith({ PUBLIC_URL: 'http://billet.example' })).toBe(
    'PUBLIC_URL: Telegram opens only https addresses; change http://billet.example to https',
  );
  expect([faultWith({ PUBLIC_URL: 'http://127.0.0.1:8080' }), faultWith({ PUBLIC_URL: 'https://billet.example/' })]).toEqual([null, null]);
  expect(faultWith({ API_BASE: 'api.example' })).toBe('API_BASE: must be an address such as https://billet.example');
  expect(faultWith({ S3_ENDPOINT: 'ceph:7480' })).toBe('S3_ENDPOINT: must be an address such as https://billet.example');
  expect(faultWith({ RELEASE_STORE: 'ftp://me:word@files' })).toBe(
    'RELEASE_STORE: ftp:// is not supported; set it to a folder or s3://bucket/prefix',
  );
  expect(faultWith({ TRUSTED_PROXIES: '10.0.0.0/99' })).toBe(
    'TRUSTED_PROXIES, entry 1: must be an address or a network such as 10.0.0.0/8',
  );
  expect(faultWith({ OPERATOR_IDS: '1003,olga' })).toBe('OPERATOR_IDS, entry 2: must be a whole number');
  expect(faultWith({ ROLES: 'web,worker' })).toBe('ROLES, entry 2: must be one of web, jobs, bot');
  expect(faultWith({ LOG_LEVEL: 'loud' })).toMatch(/^LOG_LEVEL: must be one of trace, debug, .+, silent$/);
  expect(faultWith({ POOLS: '{"app":0}' })).toBe('POOLS.app: must be a number greater than 0');
  expect(faultWith({ POOLS: '{"apps":9}' })).toBe('POOLS: does not have "apps"');
  expect(faultWith({ LIMITS: '{"perPairADay":"ten"}' })).toBe('LIMITS.perPairADay: must be a number');
  expect(faultWith({ LIMITS: '[]' })).toBe('LIMITS: must be a JSON object');
});

test('[RVL-05][GFT-01][OPS-01] a price that no invoice can have and a blank gift of the messenger are rejected', () => {
  const faultWith = (more: Record<string, string>) => fault({ ...production, ...more });
  for (const price of ['0', '100001', '999999999999999'])
    expect(faultWith({ EARLY_REVEAL_PRICE: price })).toBe('EARLY_REVEAL_PRICE: must be 1 to 100000 Stars');
  expect([faultWith({ EARLY_REVEAL_PRICE: '1' }), faultWith({ EARLY_REVEAL_PRICE: '100000' })]).toEqual([null, null]);
  for (const id of ['', ' ', '51 70'])
    expect(faultWith({ GIFT_MAP: JSON.stringify({ teddy: id }) })).toBe('GIFT_MAP.teddy: must be the id of a gift of the messenger');
});

test('[SEC-06] MESSENGER_ORIGINS accepts only origins, without anything that could extend a Content-Security-Policy', () => {
  const more = 'https://web.example, http://127.0.0.1:9000/';
  expect(readConfig({ SEAL_KEY: KEY, MESSENGER_ORIGINS: more }).messengerOrigins.slice(-2)).toEqual([
    'https://web.example',
    'http://127.0.0.1:9000',
  ]);
  for (const bad of [
    'https://web.example/app',
    'https://web.example;x',
    'https://*.example',
    'https://a@web.example',
    "https://web.example'",
  ]) {
    const message = fault({ SEAL_KEY: KEY, MESSENGER_ORIGINS: `https://web.example,${bad}` });
    expect(message).toMatch(/^MESSENGER_ORIGINS.*must be origins like https:\/\/web\.example, without a path$/);
  }
});

test('[MFE-08] remote overrides are off in production, limited to this machine locally, and require https or loopback', () => {
  const of = (more: Record<string, string>) => readConfig({ SEAL_KEY: KEY, ...more }).remoteOverrides;
  expect(of(production)).toEqual([]);
  expect(of({})).toEqual(['http://localhost:*', 'http://127.0.0.1:*']);
  expect(of({ REMOTE_OVERRIDES: 'none' })).toEqual([]);
  const chosen = 'https://dev.example.org,http://localhost:*';
  expect(of({ ...production, REMOTE_OVERRIDES: chosen })).toEqual(chosen.split(','));
  for (const bad of [
    'http://dev.example.org',
    '*',
    'https://dev.example.org/',
    'https://dev.example.org:*',
    'https://*.example.org',
    'localhost:3002',
  ])
    expect(fault({ SEAL_KEY: KEY, REMOTE_OVERRIDES: bad })).toMatch(/^REMOTE_OVERRIDES/);
});

test.each([
  ['API_BASE', ['https://me:word@api.example', 'https://api.example?x', 'https://api.example/#x', 'https://api.example//']],
  ['BOT_API_ROOT', ['https://me@bots.example', 'https://bots.example/?x=1']],
  ['S3_ENDPOINT', ['https://s3.example#x']],
  ['CHANNEL_ID', [' @billet_news', 'billet_news', '@', 'https://t.me/billet_news', '-', '1001234567890']],
  ['AUTOMATIC_REFUNDS_AN_HOUR', ['9999999999', '-1', '1e3', ' 60']],
  ['SCORE_DELAY_SECONDS', ['99999999999999', '1d']],
  ['EMOJI_STATUS_ID', [' 5368324170671202286', '❤️', 'x']],
])('[OPS-01] %s rejects %j', (name, values) => {
  for (const value of values)
    expect(fault({ ...production, CHANNEL_LINK: 'https://t.me/billet_news', [name]: value })).toMatch(new RegExp(`^${name}: must be `));
});

test('[OPS-01] an address of the API or the Bot API may have a path, and ids of a channel may be names or numbers', () => {
  expect(readConfig({ ...production, API_BASE: 'https://api.example/v1/' }).apiBase).toBe('https://api.example/v1');
  for (const CHANNEL_ID of ['@news', '-1001234567890'])
    expect(readConfig({ ...production, CHANNEL_LINK: 'https://t.me/news', CHANNEL_ID }).channelId).toBe(CHANNEL_ID);
});

test('[OPS-01] an operator who is named twice gets each message once', () => {
  expect(readConfig({ ...production, OPERATOR_IDS: '7, 8000000000,7,' }).operatorIds).toEqual([7, 8_000_000_000]);
});

test('[OPS-01] a channel link without an id, or an id without a link, is rejected', () => {
  const [CHANNEL_LINK, CHANNEL_ID] = ['https://t.me/news', '@news'];
  expect(fault({ ...production, CHANNEL_LINK })).toMatch(/^CHANNEL_ID is missing; CHANNEL_LINK is set/);
  expect(fault({ ...production, CHANNEL_ID })).toMatch(/^CHANNEL_LINK is missing; CHANNEL_ID is set/);
  expect(fault({ ...production, CHANNEL_LINK, CHANNEL_ID })).toBeNull();
});

test('[OPS-01] production may use the embedded database if DATABASE_URL says so', () => {
  expect(readConfig({ ...production, DATABASE_URL: 'embedded' }).database.url).toBeUndefined();
  expect(fault({ SEAL_KEY: KEY, DATABASE_URL: 'embedded' })).toBeNull();
});

test('[OPS-03] a process has all roles unless ROLES is set, and unnamed pools keep their default size', () => {
  expect(readConfig(production).roles).toEqual(['web', 'jobs', 'bot']);
  expect(readConfig({ ...production, ROLES: 'jobs, web' }).roles).toEqual(['jobs', 'web']);
  expect(fault({ ...production, ROLES: ',' })).toMatch(/^ROLES: must name at least one/);
  const usual = readConfig(production).database.pools;
  expect(readConfig({ ...production, POOLS: '{"app":20}' }).database.pools).toEqual({ ...usual, app: 20 });
});

test('[OPS-01] DATABASE_URL names exactly one host, and its query is kept', () => {
  for (const url of [
    'postgres://me:p%40ss@one:5432/billet?target_session_attrs=read-write&sslmode=verify-full',
    'postgresql://me@[::1]:5432/billet',
    'postgres://one/billet',
  ])
    expect(readConfig({ ...production, DATABASE_URL: url }).database.url).toBe(url);
  for (const url of [
    'postgres://me@one:5432,two:5433/billet',
    'postgres://me@one:x/billet',
    'postgres://',
    'one,two/billet',
    'postgres:///billet',
  ])
    expect(fault({ ...production, DATABASE_URL: url })).toMatch(/^DATABASE_URL: /);
});

test('[OPS-03] an unsupported connection parameter in DATABASE_URL is rejected with one line', () => {
  const at = (query: string) => ({ ...production, DATABASE_URL: `postgres://me@[::1]:6000/billet?${query}` });
  for (const query of ['sslmode=verify-full', 'sslmode=disable&target_session_attrs=primary', 'target_session_attrs=any', 'ssl=true'])
    expect(fault(at(query))).toBeNull();
  for (const query of ['sslmode=verify_full', 'sslmode=', 'sslmode=REQUIRE', 'sslmode=prefer', 'sslmode=allow'])
    expect(fault(at(query))).toMatch(/^DATABASE_URL: sslmode must be one of disable, .+, verify-full$/);
  for (const query of ['target_session_attrs=standby', 'sslmode=require&target_session_attrs=read-only'])
    expect(fault(at(query))).toMatch(/^DATABASE_URL: target_session_attrs must be one of any, read-write, primary$/);
});
