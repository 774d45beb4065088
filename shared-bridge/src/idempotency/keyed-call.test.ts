import { beforeEach, describe, expect, test } from '@rstest/core';
import { user } from '../../test/session-fixtures.ts';
import type { ApiError } from '../contract.ts';
import { keyedCall } from '../purchases.ts';
import { type Answers, type FakeBridge, fakeBridge, forgetKeys, installBridge, refusal, setSession, silence } from '../testing/index.ts';
import { ownRecords } from './keyed-call.ts';

const intent = 'send/abcdefgh23';
const body = { valentineCode: 'abcdefgh23', itemId: 'tulip', message: 'hi' };
const delivered = { success: true, link: null, orderId: null };

let fake: FakeBridge;
const keys = () => fake.apiCalls.map(({ input }) => (input as { key: string }).key);
const install = (checkout: Answers['checkout']) => {
  fake = fakeBridge({ answers: { ...(checkout && { checkout }) } });
  installBridge(fake.bridge);
};
const send = (changes: object = {}) =>
  keyedCall('checkout', { body: { ...body, ...changes } }, intent).catch((thrown: ApiError) => thrown.failure);

beforeEach(() => {
  setSession({ userData: { user } });
  forgetKeys();
});

describe('keyedCall', () => {
  test('[PAY-03] the key is stored on the device before the request is sent', async () => {
    let keptThen: string | undefined;
    install(() => {
      keptThen = ownRecords().of(intent)[0]?.key;
      return delivered;
    });
    expect(await send()).toEqual(delivered);
    expect(keptThen).toMatch(/^[\da-f-]{36}$/);
    expect(keys()).toEqual([keptThen]);
  });

  test.each([
    ['silence', silence],
    ['a broken server', () => refusal('internal')],
    ['a busy server', () => refusal('busy')],
    ['a request that was given up', () => Object.assign(silence(), { failure: { kind: 'aborted' } })],
    ['too much at once', () => refusal('too_many')],
    ['init data that ran out', () => refusal('expired')],
  ])('[PAY-03] after %s the same request is sent again with its key', async (_, failure) => {
    install(() => Promise.reject(failure()));
    await send();
    await send();
    await send({ message: 'ho' });
    await send();
    const [first, second, other, third] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  test('[PAY-03] a success or a refusal ends the key', async () => {
    for (const answer of [
      () => delivered,
      () => Promise.reject(refusal('not_deliverable')),
      () => Promise.reject(refusal('bad_message')),
    ]) {
      install(answer);
      await send();
      await send();
      expect(new Set(keys()).size).toBe(2);
    }
  });

  test('[SND-03] the same note of another account has another key', async () => {
    install(() => Promise.reject(silence()));
    await send();
    setSession({ userData: { user: { ...user, valentineCode: 'zzzzzzzz99' } } });
    await send();
    forgetKeys();
    setSession({ userData: { user } });
    await send();
    const [ann, bob, again] = keys();
    expect([again, ann === bob]).toEqual([ann, false]);
  });

  test('[API-02] call options are passed on, and the failure is returned unchanged', async () => {
    install(() => Promise.reject(refusal('own_code')));
    const failing = keyedCall('checkout', { body, retries: [1000, 2000] }, intent);
    await expect(failing).rejects.toMatchObject({ failure: { code: 'own_code' } });
    expect(fake.apiCalls).toMatchObject([{ name: 'checkout', input: { body, retries: [1000, 2000] } }]);
  });
});
