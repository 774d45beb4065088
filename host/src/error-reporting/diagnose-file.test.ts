import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { diagnoseFile } from './diagnose-file.ts';

const address = 'https://app.example/r/inbox/Inbox.abc.js';
const content = 'export default 1';
const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;

const { signal } = new AbortController();

const ask = rstest.fn<(at: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  rstest.stubGlobal('fetch', ask);
});
afterEach(() => {
  ask.mockReset();
  rstest.unstubAllGlobals();
});

function answer(body: string, type = 'text/javascript; charset=utf-8', status = 200): Response {
  const response = new Response(body, { status, headers: { 'Content-Type': type } });
  Object.defineProperty(response, 'url', { value: `${address}?attempt=1` });
  return response;
}

test.each([
  { of: 'a 404', reply: () => answer('Not found', 'text/plain', 404), code: 'missing' },
  { of: 'a broken server', reply: () => answer('', 'text/plain', 502), code: 'missing' },
  { of: 'an HTML page', reply: () => answer('<!doctype html>', 'text/html'), code: 'not_a_script' },
  { of: 'a file with another hash', reply: () => answer(`${content};`), code: 'changed' },
  { of: 'a file with the right hash', reply: () => answer(content), code: 'too_late' },
])('[MFE-12] $of is classified as $code', async ({ reply, code }) => {
  ask.mockResolvedValue(reply());
  expect(await diagnoseFile(address, integrity, signal)).toBe(code);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('[MFE-12] an answer that CORS forbids to read is classified as foreign_origin', async () => {
  ask.mockImplementation(async (_, { mode }) => {
    if (mode !== 'no-cors') throw new TypeError('Failed to fetch');
    return answer('');
  });
  expect(await diagnoseFile(address, integrity, signal)).toBe('foreign_origin');
});

test('[MFE-12] an answer that breaks off is classified as too_late', async () => {
  const broken = answer(content);
  Object.defineProperty(broken, 'arrayBuffer', { value: () => Promise.reject(new TypeError('network error')) });
  ask.mockResolvedValue(broken);
  expect(await diagnoseFile(address, integrity, signal)).toBe('too_late');
});

test('[MFE-12] a network error is classified as too_late, because it may be the user’s network', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await diagnoseFile(address, integrity, signal)).toBe('too_late');
});
