import { expect, test } from '@rstest/core';
import axios, { AxiosError, type AxiosStatic, type InternalAxiosRequestConfig } from 'axios';
import { makeClock } from '../clock.ts';
import { isApiError } from './failure.ts';
import { createClient } from './transport.ts';

/** A client whose server gives one answer, and the requests that reach it. */
function clientWith(status: number, data: unknown, headers: Record<string, string> = {}, token: string | null = 'init=data') {
  const sent: InternalAxiosRequestConfig[] = [];
  const clock = makeClock(() => 1000);
  const client = createClient(axios as AxiosStatic, { base: 'https://api.example', token, clock });
  client.defaults.adapter = async (config) => {
    sent.push(config);
    const response = { status, data, headers, statusText: '', config };
    if (config.validateStatus?.(status)) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
  };
  return { client, clock, sent };
}

const failureOf = (calling: Promise<unknown>) =>
  calling.then(
    () => null,
    (thrown: unknown) => (isApiError(thrown) ? thrown.failure : thrown),
  );

test('[API-01] a request carries the init data to its path on the configured base', async () => {
  const { client, sent } = clientWith(200, { order: {} });
  expect((await client.get('/api/orders/a%2Fb')).data).toEqual({ order: {} });
  expect(client.getUri(sent[0])).toBe('https://api.example/api/orders/a%2Fb');
  expect(sent[0]?.headers.get('API-Token')).toBe('init=data');
});

test('[API-01] a request without authentication carries no token', async () => {
  const { client, sent } = clientWith(200, { user: {} }, {}, null);
  await client.get('/api/profile/abcdefgh23');
  expect(sent[0]?.headers.has('API-Token')).toBe(false);
});

test('[API-04] a refusal is an API error with its code and its Retry-After', async () => {
  const { client } = clientWith(429, { error: { code: 'too_many', message: 'no' } }, { 'retry-after': '120' });
  expect(await failureOf(client.get('/api/items'))).toEqual({
    kind: 'answer',
    status: 429,
    code: 'too_many',
    message: 'no',
    retryAfter: 120,
  });
});

test('[API-02] an HTML page instead of JSON is an API error', async () => {
  const { client } = clientWith(200, '<!doctype html>');
  expect(await failureOf(client.get('/api/items'))).toMatchObject({ kind: 'answer', status: 502, code: 'unreadable' });
});

test('[API-02] an error without an answer stays the error of axios', async () => {
  const { client } = clientWith(200, {});
  const cut = new AxiosError('cut', AxiosError.ERR_NETWORK);
  client.defaults.adapter = () => Promise.reject(cut);
  expect(await failureOf(client.get('/api/items'))).toBe(cut);
});

test.each([
  [200, { items: [] }],
  [404, { error: { code: 'not_found', message: 'no' } }],
])('[DAT-01] the clock follows the business time of an answer with status %s', async (status, data) => {
  const { client, clock } = clientWith(status, data, { 'billet-time': '5000' });
  await failureOf(client.get('/api/items'));
  expect(clock.now().getTime()).toBe(5000);
});
