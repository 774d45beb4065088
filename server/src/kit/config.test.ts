import { expect, test } from '@rstest/core';
import { DEVELOPMENT_TOKEN, readConfig } from './config.ts';

const KEY = 'k'.repeat(32);
const production = {
  BILLET_ENV: 'production',
  BOT_TOKEN: `123456789:${'A'.repeat(35)}`,
  PUBLIC_URL: 'https://billet.example',
  SEAL_KEY: KEY,
};
const fault = (variables: Record<string, string>) => {
  try {
    readConfig(variables);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
};

test('[ENV-01] a developer’s machine needs no variable but a key, which it makes itself', () => {
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

test('[ENT-05] the simulator sells its teddy bear for ours; of a real messenger nothing is bought that was not asked for', () => {
  expect(readConfig({ SEAL_KEY: KEY }).giftMap).toEqual({ teddy: expect.stringMatching(/^\d+$/) });
  expect(readConfig({ SEAL_KEY: KEY, GIFT_MAP: '{}' }).giftMap).toEqual({});
  expect(readConfig({ SEAL_KEY: KEY, BOT_API_ROOT: 'https://api.telegram.org' }).giftMap).toEqual({});
  expect(readConfig(production).giftMap).toEqual({});
});

test('[SHR-03][SHR-04] the simulator has a channel and a status to try; with a real messenger there is neither until it is named', () => {
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

test('[ENV-01] production has no development token, no simulator and no movable clock', () => {
  expect(readConfig(production)).toMatchObject({
    isLocal: false,
    botApiRoot: 'https://api.telegram.org',
    messengerOrigins: ['https://web.telegram.org'],
    batchSeconds: 900,
  });
  for (const name of ['BOT_TOKEN', 'PUBLIC_URL', 'SEAL_KEY'] as const) {
    const { [name]: _, ...rest } = production;
    expect(fault(rest)).toMatch(new RegExp(`^${name} is missing`));
  }
  expect(fault({ ...production, BILLET_CLOCK: '2026-03-08T00:00:00Z' })).toMatch(/^BILLET_CLOCK/);
});

test('[SEC-05] forgotten, BILLET_ENV is asked for where a bot or a database is set, and local is never public', () => {
  const [BOT_TOKEN, DATABASE_URL] = [production.BOT_TOKEN, 'postgres://me@127.0.0.1/billet'];
  expect(fault({ SEAL_KEY: KEY, BOT_TOKEN })).toMatch(/^BILLET_ENV: BOT_TOKEN is set.*BILLET_ENV=production/);
  expect(fault({ SEAL_KEY: KEY, DATABASE_URL })).toMatch(/^BILLET_ENV: DATABASE_URL is set.*BILLET_ENV=production/);
  for (const PUBLIC_URL of ['https://billet.example', 'http://192.168.1.7:8080', 'http://localhost.evil.example']) {
    expect(fault({ SEAL_KEY: KEY, PUBLIC_URL })).toMatch(/^BILLET_ENV: PUBLIC_URL is not on this machine/);
    expect(fault({ SEAL_KEY: KEY, PUBLIC_URL, BILLET_ENV: 'local' })).toMatch(/^BILLET_ENV: PUBLIC_URL is not on this machine/);
  }
  // said, a developer may have a bot and a database of their own; and what needs no word still starts
  expect(fault({ SEAL_KEY: KEY, BILLET_ENV: 'local', BOT_TOKEN, DATABASE_URL, PUBLIC_URL: 'http://localhost:9000' })).toBeNull();
  expect(fault({ SEAL_KEY: KEY, BOT_TOKEN: DEVELOPMENT_TOKEN, PUBLIC_URL: 'http://alice.localhost:9000' })).toBeNull();
});

test('[ENV-01] a bad value is one line that names its variable', () => {
  const bad = {
    PORT: '80800',
    BOT_TOKEN: 'abc',
    DATABASE_URL: 'mysql://x',
    SEAL_KEY: 'short',
    LOG_LEVEL: 'loud',
    GIFT_MAP: '{',
    LIMITS: '{"perPairADay":0}',
    BILLET_ENV: 'staging',
    WEBHOOK_SECRET: 'a b',
    OPERATOR_IDS: '1,x',
    MESSENGER_ORIGINS: 'nonsense',
    TRUSTED_PROXIES: '10.0.0.0/8,proxy',
    BILLET_CLOCK: 'tomorrow',
  };
  for (const [name, value] of Object.entries(bad)) {
    const message = fault({ SEAL_KEY: KEY, [name]: value });
    expect(message).toMatch(new RegExp(`^${name}`));
    expect(message).not.toContain('\n');
  }
});
