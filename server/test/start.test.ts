import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { DEVELOPMENT_TOKEN } from '../src/kit/config.ts';
import { type BotApi, startBotApi } from './bot-api.ts';
import { freePort } from './free-port.ts';
import { account, fetchReply, signInitData } from './person.ts';
import { runServer } from './run-server.ts';

let port: string;
let folder: string;
let botApi: BotApi;
beforeAll(async () => {
  botApi = await startBotApi();
  port = String(await freePort());
  folder = mkdtempSync(path.join(tmpdir(), 'billet-start-'));
});
afterAll(async () => {
  await botApi.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the server with the data folder of this file unless set otherwise. */
const run = (variables: Record<string, string> = {}) =>
  runServer({ DATA_DIR: folder, PORT: port, BOT_API_ROOT: botApi.root, ...variables });

const codeOf = async () => {
  const { body } = await fetchReply(`http://127.0.0.1:${port}/api/profile`, {
    headers: { 'API-Token': signInitData(account('alice'), DEVELOPMENT_TOKEN) },
  });
  return (body as { user: { valentineCode: string } }).user.valentineCode;
};

test('the server finds its data again after Ctrl-C and after a kill', async () => {
  const first = run();
  await first.ready;
  const code = await codeOf();
  first.child.kill('SIGINT');
  first.child.kill('SIGINT');
  expect((await first.ended).code).toBe(0);

  const second = run();
  await second.ready;
  expect(await codeOf()).toBe(code);
  second.child.kill('SIGKILL');
  await second.ended;

  const third = run();
  await third.ready;
  expect(await codeOf()).toBe(code);
  third.child.kill('SIGTERM');
  expect((await third.ended).code).toBe(0);
}, 180_000);

test('[OPS-01] a failed start prints one line with the required change, and exits with 1', async () => {
  const holder = run();
  await holder.ready;
  const other = path.join(folder, 'other');
  const faults: [Record<string, string>, RegExp][] = [
    [{ PORT: String(await freePort()) }, /^billet: Another Billet runs on .*DATA_DIR/],
    [{ DATA_DIR: other }, /^billet: PORT: \d+ is in use/],
    [{ DATA_DIR: path.join(import.meta.filename, 'data') }, /^billet: DATA_DIR: .+ can't be written \(ENOTDIR\); set it to a folder/],
    [{ DATA_DIR: other, BOT_TOKEN: 'no token' }, /^billet: BOT_TOKEN: must look like/],
    [{ DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/billet' }, /^billet: BILLET_ENV: DATABASE_URL is set/],
    [
      { BILLET_ENV: 'local', DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/billet' },
      /^billet: Cannot reach DATABASE_URL \(127\.0\.0\.1:9\/billet\)/,
    ],
  ];
  const ends = await Promise.all(faults.map(async ([variables, line]) => ({ ...(await run(variables).ended), line })));
  for (const { code, errors, line } of ends) {
    expect({ code, lines: errors.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(errors).toMatch(line);
    expect(errors).not.toContain('secret');
  }
  holder.child.kill('SIGTERM');
  await holder.ended;
}, 180_000);

test('[SEC-09] a database of another bot is rejected with one line, before any Bot API call', async () => {
  const data = path.join(folder, 'bound');
  const own = run({ DATA_DIR: data });
  await own.ready;
  own.child.kill('SIGTERM');
  await own.ended;
  const before = botApi.calls.length;
  const other = await run({ BILLET_ENV: 'local', DATA_DIR: data, BOT_TOKEN: DEVELOPMENT_TOKEN.replace('1000000001', '2000000002') }).ended;
  expect(other).toEqual({
    code: 1,
    lines: '',
    errors: expect.stringMatching(
      /^billet: BOT_TOKEN: it is the token of bot 2000000002, and this database belongs to bot 1000000001; .+\n$/,
    ),
  });
  expect(botApi.calls).toHaveLength(before);
  const again = run({ DATA_DIR: data });
  await again.ready;
  again.child.kill('SIGTERM');
  expect((await again.ended).code).toBe(0);
}, 180_000);

test('[OPS-05] an idle server uses less than 200 MB of memory', async () => {
  const METRICS_PORT = String(await freePort());
  const server = run({ METRICS_PORT });
  await server.ready;
  const { text } = await fetchReply(`http://127.0.0.1:${METRICS_PORT}/metrics`);
  expect(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])).toBeLessThan(200_000_000);
  expect(await server.stop()).toBe(0);
}, 180_000);
