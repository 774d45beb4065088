import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { startWorld, type World } from '../../../test/harness.ts';
import { account, fetchReply, signInitData } from '../../../test/person.ts';
import { readInitData } from '../../kit/http/init-data.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const ask = (initData?: string) =>
  fetchReply(`${world.url}/api/profile`, initData === undefined ? {} : { headers: { 'API-Token': initData } });
const codeOf = (reply: { body: unknown }) => (reply.body as { error: { code: string } }).error.code;
const sign = (authDate = new Date(), token = world.deps.config.botToken, more = {}) =>
  signInitData(account('alice'), token, authDate, more);
const HOUR = 3_600_000;

describe('init data', () => {
  test('[SEC-03] parsed again gives the same user, but only for its own bot and within its maximum age', () => {
    const { botToken } = world.deps.config;
    const [now, data] = [Date.now(), sign(new Date())];
    const readAt = (time: number, token = botToken) => readInitData(data, token, new Date(time));
    expect(readAt(now + HOUR)).toEqual(readAt(now));
    expect(() => readAt(now + 24.1 * HOUR)).toThrow(expect.objectContaining({ code: 'expired' }));
    expect(() => readAt(now - HOUR)).toThrow(expect.objectContaining({ code: 'bad_init_data' }));
    expect(() => readAt(now, '2000000002:AAanother')).toThrow(expect.objectContaining({ code: 'bad_init_data' }));
    expect(() => readInitData(data.replace('Alice', 'Mallory'), botToken, new Date(now))).toThrow(
      expect.objectContaining({ code: 'bad_init_data' }),
    );
  });

  test('[SEC-03] dated at most 30 s in the future and at most 24 h in the past is accepted, and not a second more', () => {
    const signedAt = Math.floor(Date.now() / 1000) * 1000;
    // The cached data is checked like data that is read for the first time
    const [data, cached] = [sign(new Date(signedAt)), sign(new Date(signedAt), undefined, { query_id: 'AAF' })];
    readInitData(cached, world.deps.config.botToken, new Date(signedAt));
    const outcomeAt = (raw: string, seconds: number) => {
      try {
        return readInitData(raw, world.deps.config.botToken, new Date(signedAt + seconds * 1000)).id;
      } catch (error) {
        return (error as { code?: string }).code;
      }
    };
    const accepted = account('alice').id;
    for (const [seconds, outcome] of [
      [-31, 'bad_init_data'],
      [24 * 3600 + 1, 'expired'],
      [-30, accepted],
      [24 * 3600, accepted],
    ] as const)
      expect([seconds, outcomeAt(data, seconds), outcomeAt(cached, seconds)]).toEqual([seconds, outcome, outcome]);
  });

  test('[SEC-03] signed within the last day is accepted', async () => {
    expect((await ask(sign())).status).toBe(200);
    expect((await ask(sign(new Date(Date.now() - 23.9 * HOUR)))).status).toBe(200);
  });

  test('[SEC-03] [API-04] that is missing gives 401 no_init_data', async () => {
    for (const reply of [await ask(), await ask('')]) {
      expect(reply.status).toBe(401);
      expect(codeOf(reply)).toBe('no_init_data');
    }
  });

  test('[SEC-03] that is forged, truncated, from the future, of another bot or has a repeated key gives 401 bad_init_data', async () => {
    const good = sign();
    const bad = {
      forged: good.replace('Alice', 'Mallory'),
      truncated: good.slice(0, -1),
      withoutHash: good.replace(/&hash=.*/, ''),
      doubled: `${good}&query_id=AAE`,
      doubledUser: `user=%7B%22id%22%3A1%7D&${good}`,
      foreign: sign(new Date(), '2000000002:AAanother-bots-token-with-no-secret-in'),
      future: sign(new Date(Date.now() + HOUR)),
      noise: 'not init data at all',
    };
    for (const [name, data] of Object.entries(bad)) {
      const reply = await ask(data);
      expect({ name, status: reply.status, code: codeOf(reply) }).toEqual({ name, status: 401, code: 'bad_init_data' });
    }
  });

  test('[SEC-03] older than a day gives 401 expired', async () => {
    const reply = await ask(sign(new Date(Date.now() - 24.1 * HOUR)));
    expect(reply.status).toBe(401);
    expect(codeOf(reply)).toBe('expired');
  });
});
