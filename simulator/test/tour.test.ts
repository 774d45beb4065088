import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { type Running, startRunning } from './running.ts';

/** The tour, as the simulator tracks it. */

const ALICE = 1001;
const BORIS = 1002;
let running: Running;
let answer = { status: 200, body: '' };
const app = createServer((request, response) => {
  request.resume();
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});

beforeAll(async () => {
  app.listen(0, '127.0.0.1');
  await new Promise((resolve) => app.once('listening', resolve));
  running = await startRunning((app.address() as AddressInfo).port);
});
beforeEach(async () => {
  await fetch(`${running.base}/reset`, { method: 'POST' });
});
afterAll(async () => {
  app.close();
  await running.simulator.stop();
});

const tour = () => running.simulator.world.tour;
const nothing = { isShared: false, isSent: false, isOpened: false };

/** Calls the app from Alice's phone. */
function call(path: string, status: number, body: object, method = 'POST'): Promise<void> {
  answer = { status, body: JSON.stringify(body) };
  const { port } = running.simulator;
  return new Promise((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, method, headers: { host: `alice.localhost:${port}` } }, (response) => {
      response.resume().once('end', resolve);
    });
    clientRequest.once('error', reject).end();
  });
}

test('the tour counts a link as shared when it is in a chat of two people, as text or as the button of a prepared message', async () => {
  const chat = `people:${ALICE}-${BORIS}`;
  await running.action(ALICE, 'messages', { chat, text: 'look: https://t.me/billet_bot?start=x' });
  await running.action(ALICE, 'messages', { chat: `bot:${ALICE}`, text: 'https://t.me/billet_bot/ask?startapp=ABC' });
  expect(tour()).toEqual(nothing);
  await running.action(ALICE, 'messages', { chat, text: 'https://t.me/billet_bot/ask?startapp=ABC' });
  expect(tour()).toEqual({ ...nothing, isShared: true });
});

test('the tour counts a free item as sent with the answer, a paid one after its payment, and a refused one never', async () => {
  await call('/api/order/checkout', 409, { error: {} });
  const made = await running.call('createInvoiceLink', {
    title: 'Teddy',
    description: 'A bear',
    payload: 'order',
    currency: 'XTR',
    prices: [{ label: 'Teddy', amount: 49 }],
  });
  const { result: link } = made.body as { result: string };
  await call('/api/order/checkout', 200, { success: true, link, orderId: 'o' });
  expect(tour()).toEqual(nothing);
  const paying = running.action(ALICE, 'pay', { slug: link.split('$')[1] });
  await expect.poll(() => running.simulator.world.checkouts.size).toBe(1);
  for (const decide of running.simulator.world.checkouts.values()) decide({ ok: true });
  await paying;
  expect(tour()).toEqual({ ...nothing, isSent: true });

  await fetch(`${running.base}/reset`, { method: 'POST' });
  await call('/api/order/checkout', 200, { success: true, link: null, orderId: null });
  await expect.poll(tour).toEqual({ ...nothing, isSent: true });
});

test('the tour counts a note as opened by the answer of the app, not by viewing it', async () => {
  await call('/api/inventory/unwrap/1', 200, {}, 'GET');
  await call('/api/inventory/unwrap/1', 423, {});
  expect(tour()).toEqual(nothing);
  await call('/api/inventory/unwrap/1', 200, {});
  await expect.poll(tour).toEqual({ ...nothing, isOpened: true });
});
