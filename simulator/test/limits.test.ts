import { expect, test } from '@rstest/core';
import { startRunning } from './running.ts';

test('[OPS-07] too many messages per second return the seconds to wait', async () => {
  const running = await startRunning();
  const post = (path: string, body: unknown) =>
    fetch(`${running.base}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  for (const person of [1001, 1002]) await running.action(person, 'messages', { chat: `bot:${person}`, text: 'hello' });
  const write = async (person: number) => (await running.call('sendMessage', { chat_id: person, text: 'hi' })).status;

  expect((await post('/limits', { all: 5, chat: 1 })).status).toBe(200);
  expect([await write(1001), await write(1001), await write(1001), await write(1001)]).toEqual([200, 200, 200, 429]);
  expect([await write(1002), await write(1002), await write(1002)]).toEqual([200, 200, 429]);
  expect(await running.call('sendMessage', { chat_id: 1001, text: 'hi' })).toEqual({
    status: 429,
    body: { ok: false, error_code: 429, description: 'Too Many Requests: retry after 1', parameters: { retry_after: 1 } },
  });
  await post('/limits', {});
  expect(await write(1001)).toBe(200);
  expect((await post('/limits', { all: 0 })).status).toBe(400);
  await running.simulator.stop();
});

test('[OPS-07] a planned fault affects the next calls of its method only', async () => {
  const running = await startRunning();
  const plan = (body: unknown) =>
    fetch(`${running.base}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  await plan({ method: 'getMe', status: 429, retryAfter: 7, times: 2 });
  const statuses = [];
  for (const method of ['getMe', 'getMyStarBalance', 'getMe', 'getMe']) statuses.push((await running.call(method, {})).status);
  expect(statuses).toEqual([429, 200, 429, 200]);
  expect((await plan({ method: 'getMe' })).status).toBe(400);
  await running.simulator.stop();
});
