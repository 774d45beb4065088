import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from '@rstest/core';
import { startStack } from './stack.mjs';
import { waitUntilReady } from './waiting.mjs';

/** A clock that only advances during a wait. */
function makeClock() {
  let time = 0;
  return {
    now: () => time,
    pause: async (milliseconds: number) => {
      time += milliseconds;
    },
  };
}
const never = new Promise<never>(() => {});

test('[OPS-01] a start waits as long as the part runs, and prints every 15 s what it waits for', async () => {
  const clock = makeClock();
  const messages: string[] = [];
  const isReady = async () => clock.now() >= 200_000;
  const end = await waitUntilReady({ name: 'the server', isReady, ended: never, printLine: (line) => messages.push(line), ...clock });
  expect(end).toBeNull();
  expect(messages).toHaveLength(13);
  expect(messages.slice(0, 2)).toEqual(['waiting for the server (15 s so far)', 'waiting for the server (30 s so far)']);
});

test('[OPS-01] a part that ended is never ready, even if another server answers at its address', async () => {
  const ended = Promise.resolve({ code: 1 });
  const end = await waitUntilReady({ name: 'the server', isReady: async () => true, ended, printLine: () => {}, ...makeClock() });
  expect(end).toEqual({ code: 1 });
});

async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  await new Promise((resolve) => holder.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Processes whose environment contains a text. */
const withEnvironment = (text: string) =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(text);
    } catch {
      return false;
    }
  });

test('[OPS-01] a server that ends before it is ready is named with its last error line, and leaves no process', async () => {
  const mark = `start-of-${crypto.randomUUID()}`;
  const env = { BILLET_ENV: 'production', PUBLIC_URL: '', INSTANCE: mark };
  const settings = { port: await freePort(), simulatorPort: await freePort(), env, output: 'ignore' as const };
  await expect(startStack(settings)).rejects.toThrow(
    /^the server ended with exit code 1 before it was ready: [A-Z_]+ is missing; BILLET_ENV=production needs it$/,
  );
  if (process.platform === 'linux') expect(withEnvironment(mark)).toEqual([]);
});
