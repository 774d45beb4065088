import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { startWorld, type World } from '../../../test/harness.ts';
import { stoppedClock } from '../../../test/stopped.ts';

const SECRET = 'a-secret-of-the-webhook';
let world: World;
beforeAll(async () => {
  world = await startWorld({ webhookSecret: SECRET }, { clock: stoppedClock() });
});
afterAll(() => world.close());

const SECRET_HEADER = 'X-Telegram-Bot-Api-Secret-Token';
const JSON_TYPE = { 'Content-Type': 'application/json' };
interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly query?: string;
}
/** Requests with the path but not the secret, or with the secret but the wrong method. */
const tries: Readonly<Record<string, Sent>> = {
  'an update': { headers: JSON_TYPE, body: '{"update_id":1}' },
  'no update': { headers: JSON_TYPE, body: '{"update_id":"x"}' },
  'a wrong secret': { headers: { ...JSON_TYPE, [SECRET_HEADER]: 'wrong' }, body: '{"update_id":1}' },
  'a secret that is too long': { headers: { ...JSON_TYPE, [SECRET_HEADER]: `${SECRET}x` }, body: '{"update_id":1}' },
  'bad JSON': { headers: JSON_TYPE, body: '{"update_id":' },
  'no JSON': { headers: { 'Content-Type': 'text/plain' }, body: 'hello' },
  'no body': {},
  'a body of 20 kB': { headers: JSON_TYPE, body: `"${'x'.repeat(20_000)}"` },
  'a body of 300 kB': { headers: JSON_TYPE, body: `"${'x'.repeat(300_000)}"` },
  'NUL in the body': { headers: JSON_TYPE, body: '{"update_id":1,"x":"\\u0000"}' },
  'another site': { headers: { ...JSON_TYPE, 'Sec-Fetch-Site': 'cross-site' }, body: '{"update_id":1}' },
  'a query': { headers: JSON_TYPE, body: '{"update_id":1}', query: '?x=1' },
  'a query and the secret': { headers: { ...JSON_TYPE, [SECRET_HEADER]: SECRET }, body: '{"update_id":1}', query: '?x=1' },
  ...Object.fromEntries(['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'].map((method) => [method, { method }])),
  'GET with the secret': { method: 'GET', headers: { [SECRET_HEADER]: SECRET } },
};

/** The whole response except its Date header, or how the connection ended. */
function exchange(path: string, { method = 'POST', headers = {}, body = '', query = '' }: Sent): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(`${world.url}${path}${query}`, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('close', () => {
        const lines = response.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : [`${name}: ${all[index + 1]}`]));
        const undated = lines.filter((line) => !line.toLowerCase().startsWith('date:'));
        resolve([response.httpVersion, response.statusCode, response.statusMessage, ...undated, Buffer.concat(chunks)].join('\n'));
      });
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(`ended: ${error.code}`));
    sent.end(body);
  });
}

test.each(Object.keys(tries))(
  "[SEC-05] without the secret, the webhook's response equals that of an unknown path byte for byte: %s",
  async (name) => {
    const [webhook, nowhere] = [
      await exchange('/api/telegram/webhook', tries[name] ?? {}),
      await exchange('/api/telegram/nothing', tries[name] ?? {}),
    ];
    expect(webhook).toBe(nowhere);
  },
);

test("[SEC-05] with the secret, the webhook's response differs from that of an unknown path", async () => {
  const sent = { headers: { ...JSON_TYPE, [SECRET_HEADER]: SECRET }, body: '{"update_id":"x"}' };
  const [webhook, nowhere] = [await exchange('/api/telegram/webhook', sent), await exchange('/api/telegram/nothing', sent)];
  expect(webhook).not.toBe(nowhere);
  expect(webhook).toContain('\n400\n');
});
