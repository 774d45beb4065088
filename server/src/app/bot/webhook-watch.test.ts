import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { pino } from 'pino';
import { startWorld, type World } from '../../../test/harness.ts';
import { until } from '../../../test/shop.ts';
import { type Simulator, startSimulator } from '../../../test/simulator.ts';
import { DEVELOPMENT_TOKEN } from '../../kit/config.ts';
import { startBot } from './start.ts';

const SECRET = 'a-secret-of-the-webhook';
let simulator: Simulator;
let world: World;
const lines: string[] = [];
beforeAll(async () => {
  simulator = await startSimulator(DEVELOPMENT_TOKEN);
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  world = await startWorld({ botApiRoot: simulator.root, webhookSecret: SECRET, publicUrl: 'http://127.0.0.1:1' }, { log });
});
afterAll(async () => {
  await world.close();
  await simulator.stop();
});

const ask = (method: string) => simulator.post(`/bot${DEVELOPMENT_TOKEN}/${method}`, {}) as Promise<{ result: { url: string } }>;
const countLines = (words: string) => lines.filter((line) => line.includes(words)).length;

test('[OPS-07] restores a removed webhook and logs a failed delivery once', async () => {
  const stop = await startBot(world.deps);
  await until(
    () => ask('getWebhookInfo'),
    ({ result }) => result.url !== '',
  );
  // No server listens at the webhook's address
  await simulator.post('/people/1001/messages', { chat: 'bot:1001', text: 'hello' });
  await ask('deleteWebhook');
  await until(
    () => ask('getWebhookInfo'),
    ({ result }) => result.url === 'http://127.0.0.1:1/api/telegram/webhook',
  );
  await stop();
  expect(await world.deps.metrics.registry.getSingleMetricAsString('billet_webhook_losses_total')).toContain(
    'billet_webhook_losses_total 1',
  );
  expect(await world.deps.metrics.registry.getSingleMetricAsString('billet_updates_waiting')).toContain('billet_updates_waiting 1');
  expect([countLines('the webhook was removed or changed'), countLines('127.0.0.1:1/')]).toEqual([1, 0]);
});
