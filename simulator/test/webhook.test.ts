import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '@rstest/core';
import { startRunning } from './running.ts';

test('a webhook gets each update with its secret, again after an error, and polling is refused while it is set', async () => {
  const running = await startRunning();
  const taken: { headers: IncomingHttpHeaders; text: string }[] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    taken.push({ headers: request.headers, text: Buffer.concat(chunks).toString() });
    response.writeHead(taken.length === 1 ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : 0;

  await running.call('setWebhook', { url: `http://127.0.0.1:${port}/hook`, secret_token: 'secret_1' });
  expect(await running.call('getUpdates', {})).toMatchObject({ status: 409 });
  await running.action(1001, 'messages', { chat: 'bot:1001', text: '/help' });
  await expect.poll(() => taken.length, { timeout: 60_000 }).toBe(2);
  expect(taken.map(({ headers }) => headers['x-telegram-bot-api-secret-token'])).toEqual(['secret_1', 'secret_1']);
  expect(taken[0]?.text).toBe(taken[1]?.text);
  await expect.poll(() => running.simulator.world.updates.count()).toBe(0);
  expect(await running.call('getWebhookInfo', {})).toMatchObject({
    body: { result: { pending_update_count: 0, last_error_message: 'Wrong response from the webhook: 500 Internal Server Error' } },
  });
  receiver.close();
  receiver.closeAllConnections();
  await running.simulator.stop();
});
