import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { folderFault } from './folders.mjs';
import { findPortHolder } from './port-holder.mjs';
import { portFault } from './ports.mjs';

const checkout = mkdtempSync(path.join(tmpdir(), 'billet-faults-'));
const inFile = path.join(checkout, 'file', 'inside');
writeFileSync(path.join(checkout, 'file'), '');
afterAll(() => rmSync(checkout, { recursive: true }));

/** Listens on a free port. Returns the port and a function that releases it. */
async function listenOnFreePort() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

async function freePorts() {
  const servers = await Promise.all([listenOnFreePort(), listenOnFreePort()]);
  await Promise.all(servers.map(({ close }) => close()));
  return { PORT: String(servers[0].port), SIMULATOR_PORT: String(servers[1].port) };
}

test('[OPS-01] folderFault names the setting of a folder that cannot be written, and creates no folder', () => {
  const sentence = (name: string, folder: string) =>
    `${name}: ${folder} can't be written (ENOTDIR); set it to a folder that this user may write in`;
  for (const name of ['RELEASE_STORE', 'RELEASE_DIR', 'DATA_DIR']) {
    expect(folderFault(checkout, { [name]: 'file/inside' })).toBe(sentence(name, inFile));
    expect(folderFault(checkout, { [name]: 'file' })).toBe(sentence(name, path.join(checkout, 'file')));
    expect(folderFault(checkout, { [name]: 'not/yet/there' })).toBeNull();
  }
  expect(folderFault(checkout, {})).toBeNull();
  expect(folderFault(inFile, {})).toBe(`${inFile} can't be written (ENOTDIR); give it to this user`);
  expect(existsSync(path.join(checkout, 'not'))).toBe(false);
});

test('[OPS-01] folderFault ignores folders that the settings do not use', () => {
  const DATABASE_URL = 'postgres://billet@db.example/billet';
  expect(folderFault(checkout, { RELEASE_STORE: 's3://bucket/billet', RELEASE_DIR: 'file' })).toBeNull();
  expect(folderFault(checkout, { DATABASE_URL, DATA_DIR: 'file' })).toBeNull();
  expect(folderFault(checkout, { DATABASE_URL: 'embedded', DATA_DIR: 'file' })).toMatch(/^DATA_DIR: /);
  expect(folderFault(checkout, { DATABASE_URL, RELEASE_STORE: 's3://bucket/billet', DATA_DIR: 'file' })).toMatch(/^DATA_DIR: /);
});

test('[OPS-01] portFault names the setting of a port that is invalid, used twice, taken or not permitted', async () => {
  for (const port of [0, 65_536, 1.5, Number.NaN]) expect(await portFault({ PORT: port })).toBe('PORT: it must be a port, from 1 to 65535');
  const { port, close } = await listenOnFreePort();
  const fault = await portFault({ METRICS_PORT: port });
  if (process.platform === 'linux') {
    expect(fault).toContain(`port ${port} is taken by process ${process.pid} (`);
    expect(findPortHolder(port)?.pid).toBe(process.pid);
  }
  expect(fault).toMatch(/; set METRICS_PORT to a free one$/);
  await close();
  expect(findPortHolder(port)).toBeNull();
  expect(await portFault({ PORT: port, METRICS_PORT: port })).toBe(`METRICS_PORT and PORT are both ${port}; set one of them to another`);
  const refuse = (code: string) => async () => code;
  expect(await portFault({ PORT: 80 }, refuse('EACCES'))).toBe('PORT: 80 may not be used by this user; set it above 1023');
  expect(await portFault({ PORT: 80 }, refuse('EPERM'))).toBe("PORT: 80 can't be used (EPERM)");
});

test('[OPS-01] npm start prints the fault in one line and exits before anything is installed or built', async () => {
  const ports = await freePorts();
  const wrong: Record<string, Record<string, string>> = {
    'PORT: it must be a port, from 1 to 65535': { PORT: '70000' },
    'METRICS_PORT: it must be a port, from 1 to 65535': { METRICS_PORT: '70000' },
    [`METRICS_PORT and PORT are both ${ports.PORT}; set one of them to another`]: { METRICS_PORT: ports.PORT },
    [`RELEASE_DIR: ${inFile} can't be written (ENOTDIR); set it to a folder that this user may write in`]: { RELEASE_DIR: inFile },
    [`DATA_DIR: ${inFile} can't be written (ENOTDIR); set it to a folder that this user may write in`]: { DATA_DIR: inFile },
  };
  for (const [line, settings] of Object.entries(wrong)) {
    // set explicitly, so that a developer's .env has no effect
    const env = { PATH: process.env.PATH, BILLET_ENV: 'local', DATABASE_URL: 'embedded', RELEASE_STORE: '', ...ports, ...settings };
    const start = path.resolve(import.meta.dirname, '../start.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [start], { env, encoding: 'utf8', timeout: 60_000 });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `billet: ${line}\n` });
  }
});
