import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from '@rstest/core';

const main = path.resolve(import.meta.dirname, '../src/main.ts');

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (bytes) => {
    output += bytes;
  });
  child.stderr.on('data', (bytes) => {
    output += bytes;
  });
  return { child, output: () => output };
}

test.each([
  ['SIMULATOR_PORT', 'many', 'simulator: SIMULATOR_PORT is many; set it to a port between 1 and 65535.\n'],
  ['BOT_TOKEN', 'nonsense', 'simulator: BOT_TOKEN is not of the form 123456:letters-and-digits. Unset it to use the development token.\n'],
])('a bad %s ends the start with one line', async (name, value, line) => {
  const { child, output } = run({ [name]: value });
  const [code] = await once(child, 'close');
  expect([code, output()]).toEqual([1, line]);
});

test('a taken port ends the start with one line that says what to change', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { child, output } = run({ SIMULATOR_PORT: String(port) });
  const [code] = await once(child, 'close');
  expect([code, output()]).toEqual([1, `simulator: Port ${port} is taken. Set SIMULATOR_PORT to a free one.\n`]);
  taken.close();
});

test('a signal ends the simulator before a long poll is over and while a page is open', async () => {
  const { child, output } = run({ SIMULATOR_PORT: '0' });
  const ready = /^simulator: http:\/\/localhost:\d+ \(Bot API at (http:\/\/127\.0\.0\.1:\d+)\)\n$/;
  await expect.poll(output, { timeout: 60_000 }).toMatch(ready);
  const [, address] = ready.exec(output()) ?? [];
  const page = await fetch(`${address}/events`);
  const poll = fetch(`${address}/bot1000000001:AAbillet-development-token-no-secret/getUpdates?timeout=50`).catch(() => null);
  child.kill('SIGTERM');
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  await page.body?.cancel().catch(() => undefined);
  // otherwise it would be answered after 50 seconds
  expect(await poll).toBeNull();
});
