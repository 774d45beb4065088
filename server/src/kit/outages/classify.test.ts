import { expect, test } from '@rstest/core';
import { HttpError } from 'grammy';
import { ConnectionLost } from '../db/connection-lost.ts';
import { MessengerError } from '../messenger/messenger.ts';
import { classifyOutage } from './classify.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('words that say nothing'), { code, ...more });
const of = (error: unknown) => classifyOutage(error)?.of ?? null;

test('[OPS-05] a full disk, exhausted memory or connections, an I/O error, a read-only and a stopping database are outages by SQLSTATE', () => {
  const states = ['08000', '08001', '08003', '08006', '08P01', '53000', '53100', '53200', '53300', '53400', '58000', '58030'];
  for (const code of [...states, '57P01', '57P02', '57P03', '57P05', '25006']) expect([code, of(coded(code))]).toEqual([code, 'database']);
});

test('[OPS-05] a conflict, a lock, a cancelled statement and an error of ours are no outage', () => {
  for (const code of ['40001', '40P01', '55P03', '57014', '23505', '42501', '42P01', '22P02', '25P02', 'XX000', 'BL001', 'FST_ERR'])
    expect([code, of(coded(code))]).toEqual([code, null]);
});

test('[OPS-05] a connection that cannot be opened or breaks is an outage by the code of the socket or by its error class', () => {
  const codes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'];
  for (const code of codes) expect([code, of(coded(code))]).toEqual([code, 'database']);
  expect(of(new ConnectionLost('timeout expired'))).toBe('database');
  expect(of(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe('database');
  expect(of(coded('ENOENT', { syscall: 'connect' }))).toBe('database');
  expect(of(coded('ENOENT', { syscall: 'open' }))).toBeNull();
});

test('[OPS-05] the message of an error does not affect its classification', () => {
  for (const message of [
    'Connection terminated unexpectedly',
    'timeout expired',
    'No space left on device',
    'sorry, too many clients already',
  ])
    expect(of(new Error(message))).toBeNull();
});

test('[OPS-05] an outage is found among the causes of an error', () => {
  const cause = coded('53100');
  expect(classifyOutage(new Error('Failed query', { cause: new Error('again', { cause }) }))).toEqual({ of: 'database', error: cause });
});

test('[OPS-02] an unreachable Telegram is an outage of the messenger; its refusals and failures of other services are not', () => {
  const unreached = new HttpError('sendMessage', coded('ECONNREFUSED'));
  expect(of(unreached)).toBe('messenger');
  expect(of(new MessengerError('unknown', { cause: unreached }))).toBe('messenger');
  expect(of(new MessengerError('blocked', { cause: coded('ECONNREFUSED') }))).toBeNull();
  expect(of(new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }))).toBeNull();
});
