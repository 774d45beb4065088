import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { DEVELOPMENT_TOKEN } from '../src/kit/config.ts';
import { type BotApi, startBotApi } from './bot-api.ts';
import { makeDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import { account, fetchReply, signInitData } from './person.ts';
import { type Run, runPlainServer, runServer } from './run-server.ts';

let [port, metricsPort] = ['', ''];
let folder: string;
let botApi: BotApi;
beforeAll(async () => {
  botApi = await startBotApi();
  [port, metricsPort] = [String(await freePort()), String(await freePort())];
  folder = mkdtempSync(path.join(tmpdir(), 'billet-start-'));
});
afterAll(async () => {
  await botApi.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The settings of a server with the data folder of this file unless set otherwise. */
const variables = (more: Record<string, string> = {}) => ({ DATA_DIR: folder, PORT: port, BOT_API_ROOT: botApi.root, ...more });

const codeOf = async () => {
  const { body } = await fetchReply(`http://127.0.0.1:${port}/api/profile`, {
    headers: { 'API-Token': signInitData(account('alice'), DEVELOPMENT_TOKEN) },
  });
  return (body as { user: { valentineCode: string } }).user.valentineCode;
};

/** The first server. It creates its data folder, and runs until the test that stops it. */
let first: Run;
beforeAll(async () => {
  first = runPlainServer(variables({ METRICS_PORT: metricsPort }));
  await first.ready;
});

test('[OPS-05] an idle server uses less than 200 MB of memory', async () => {
  const { text } = await fetchReply(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])).toBeLessThan(200_000_000);
});

test('[OPS-01] a start with an unusable address or bucket is rejected before a database is made', async () => {
  const other = path.join(folder, 'never made');
  const [free, used] = [String(await freePort()), port];
  const faults: [Record<string, string>, RegExp][] = [
    [{ PORT: used }, /^billet: PORT: \d+ is in use; stop what uses it or set PORT to another\n$/],
    [{ PORT: free, METRICS_PORT: used }, /^billet: METRICS_PORT: \d+ is in use; stop what uses it or set METRICS_PORT to another\n$/],
    [{ PORT: free, RELEASE_STORE: 's3://bucket' }, /^billet: AWS_ACCESS_KEY_ID is missing; RELEASE_STORE is s3:\/\/bucket\n$/],
  ];
  for (const [more, line] of faults) {
    const { code, errors } = await runServer(variables({ DATA_DIR: other, ...more })).ended;
    expect([code, errors]).toEqual([1, expect.stringMatching(line)]);
    expect(existsSync(path.join(other, 'postgres'))).toBe(false);
  }
});

test('[OPS-01] a failed start prints one line with the required change, and exits with 1', async () => {
  const other = makeDataFolder('billet-start-other-');
  const faults: [Record<string, string>, RegExp][] = [
    [{ PORT: String(await freePort()) }, /^billet: Another Billet runs on .*DATA_DIR/],
    [{ DATA_DIR: path.join(import.meta.filename, 'data') }, /^billet: DATA_DIR: .+ can't be written \(ENOTDIR\); set it to a folder/],
    [{ DATA_DIR: other, BOT_TOKEN: 'no token' }, /^billet: BOT_TOKEN: must look like/],
    [{ DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/billet' }, /^billet: BILLET_ENV: DATABASE_URL is set/],
    [
      { BILLET_ENV: 'local', PORT: String(await freePort()), DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/billet' },
      /^billet: Cannot reach DATABASE_URL \(127\.0\.0\.1:9\/billet\)/,
    ],
  ];
  const ends = await Promise.all(faults.map(async ([more, line]) => ({ ...(await runServer(variables(more)).ended), line })));
  rmSync(other, { recursive: true, force: true });
  for (const { code, errors, line } of ends) {
    expect({ code, lines: errors.trim().split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(errors).toMatch(line);
    expect(errors).not.toContain('secret');
  }
});

test('[SEC-09] the server finds its data again after Ctrl-C and after a kill, and a start with another bot is rejected before any Bot API call', async () => {
  const code = await codeOf();
  first.child.kill('SIGINT');
  first.child.kill('SIGINT');
  expect((await first.ended).code).toBe(0);

  const before = botApi.calls.length;
  const BOT_TOKEN = DEVELOPMENT_TOKEN.replace('1000000001', '2000000002');
  expect(await runServer(variables({ BILLET_ENV: 'local', BOT_TOKEN })).ended).toEqual({
    code: 1,
    lines: '',
    errors: expect.stringMatching(
      /^billet: BOT_TOKEN: it is the token of bot 2000000002, and this database belongs to bot 1000000001; .+\n$/,
    ),
  });
  expect(botApi.calls).toHaveLength(before);

  const second = runServer(variables());
  await second.ready;
  expect(await codeOf()).toBe(code);
  second.child.kill('SIGKILL');
  await second.ended;

  const third = runServer(variables());
  await third.ready;
  expect(await codeOf()).toBe(code);
  expect(await third.stop()).toBe(0);
});
