import { describe, expect, test } from '@rstest/core';
import type { DeviceStorage } from './device-storage.ts';
import { type KeyRecord, makeRecords } from './records.ts';

const DAY = 24 * 3_600_000;
const intent = 'send/abcdefgh23';
const tulip = { name: 'checkout', body: { valentineCode: 'abcdefgh23', itemId: 'tulip', message: 'hi' } } as const;
const record = (key: string, changes: Partial<KeyRecord> = {}): KeyRecord => ({ ...tulip, intent, key, at: 1000, ...changes });

/** A device whose storage survives as many launches as a test needs. */
function device(stored: Record<string, string> = {}) {
  const storage: DeviceStorage = {
    read: (name) => stored[name] ?? null,
    write: (name, text) => {
      stored[name] = text;
    },
    remove: (name) => {
      delete stored[name];
    },
    names: (start) => Object.keys(stored).filter((name) => name.startsWith(start)),
  };
  let now = 1000;
  return {
    stored,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    open: (account = 'ann') => makeRecords({ storage, account, now: () => now }),
  };
}

describe('the keys on a device', () => {
  test('[PAY-03] the same intent with the same content keeps its key, also after a reload', () => {
    const phone = device();
    phone.open().store(record('k1'));
    expect(phone.open().find(intent, tulip)?.key).toBe('k1');
    const { message, ...rest } = tulip.body;
    expect(phone.open().find(intent, { ...tulip, body: { message, ...rest } })?.key).toBe('k1');
  });

  test('[PAY-03] other content, another call or another intent finds no key and leaves the existing one', () => {
    const { open } = device();
    open().store(record('k1'));
    expect(open().find(intent, { ...tulip, body: { ...tulip.body, message: 'ho' } })).toBeUndefined();
    expect(open().find(intent, { name: 'answerValentine', body: tulip.body })).toBeUndefined();
    expect(open().find(intent, { ...tulip, params: { id: '1' } })).toBeUndefined();
    expect(open().find('ask/abcdefgh23', tulip)).toBeUndefined();
    open().store(record('k2', { body: { itemId: 'teddy' } }));
    expect(open().find(intent, tulip)?.key).toBe('k1');
    expect(
      open()
        .of(intent)
        .map(({ key }) => key),
    ).toEqual(['k2', 'k1']);
  });

  test('[SND-03] a key is not visible to another account on the device', () => {
    const { open } = device();
    open('ann').store(record('k1'));
    expect(open('bob').of(intent)).toEqual([]);
  });

  test('[PAY-03] delete() removes a record, and storing a record again does not duplicate it', () => {
    const { open } = device();
    open().store(record('k1'));
    open().store(record('k1', { orderId: 'o1' }));
    expect(open().of(intent)).toEqual([record('k1', { orderId: 'o1' })]);
    open().delete(record('k1'));
    expect(open().of(intent)).toEqual([]);
  });

  test('[SND-03] a record expires after a day', () => {
    const phone = device();
    phone.open().store(record('k1'));
    phone.advance(DAY - 1);
    expect(phone.open().find(intent, tulip)?.key).toBe('k1');
    phone.advance(1);
    expect(phone.open().find(intent, tulip)).toBeUndefined();
  });

  test('[PAY-03] a clock that is set back keeps the key, which prevents a second order, and its time counts from then on', () => {
    const phone = device();
    phone.open().store(record('k1', { orderId: 'o1' }));
    phone.advance(-900);
    expect(phone.open().find(intent, tulip)).toMatchObject({ key: 'k1', orderId: 'o1' });
    phone.advance(DAY - 1);
    expect(phone.open().find(intent, tulip)?.key).toBe('k1');
    phone.advance(1);
    expect(phone.open().find(intent, tulip)).toBeUndefined();
  });

  test('[OPS-08] a record is deleted from the device after a day, whichever account opens the app', () => {
    const phone = device();
    phone.open('ann').store(record('k1'));
    phone.advance(DAY - 1);
    phone.open('bob').store(record('k2', { at: DAY }));
    expect(Object.keys(phone.stored)).toEqual(['billet/keys/ann', 'billet/keys/bob']);
    phone.advance(1);
    phone.open('bob');
    expect(Object.keys(phone.stored)).toEqual(['billet/keys/bob']);
  });

  test('a corrupt storage counts as empty', () => {
    for (const text of ['{', 'null', '7', '{}', '[null, 7, {"key": 1}]']) {
      expect(device({ 'billet/keys/ann': text }).open().of(intent)).toEqual([]);
    }
  });
});

test('[SND-03][PAY-03] a request in a draft of a version without owners is not resumed by any account', () => {
  const old = { form: { message: 'hi' }, isOpen: true, savedAt: 5, attempt: { key: 'old', body: tulip.body, orderId: 'o1' } };
  const { open } = device({ [`billet/draft/${intent}`]: JSON.stringify(old) });
  expect(open('ann').of(intent)).toEqual([]);
  expect(open('bob').find(intent, tulip)).toBeUndefined();
});
