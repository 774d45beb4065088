// The part of the guide that needs neither root nor Debian's packages: a production install of a clone, on the embedded PostgreSQL.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBotApi } from '../../server/test/bot-api.ts';
import { freePort } from '../../server/test/free-port.ts';
import { pinnedEnvironment, pinnedNode, root } from '../lib/install.mjs';
import type { Block } from './blocks.ts';
import { buildImage, describeImage } from './image.ts';
import { waitUntil } from './play.ts';
import { createRepository, currentVersion } from './repository.ts';
import { npmScript } from './reuse.ts';

/** The npm lines of the block "build", without the user that the guide creates. */
const npmLines = (blocks: readonly Block[]) =>
  (blocks.find(({ name }) => name === 'build')?.text ?? '')
    .split('\n')
    .map((line) => line.replace(/^sudo -Hu billet /, ''))
    .filter((line) => line.startsWith('npm '));

/** Starts all roles in a folder with production dependencies, and waits until they are ready. Throws their last line if they end. */
async function checkStart(folder: string, data: string, botApiRoot: string): Promise<void> {
  const [port, metrics] = (await Promise.all([freePort(), freePort()])).map(String);
  const settings = {
    ...{ BILLET_ENV: 'production', NODE_ENV: 'production', PUBLIC_URL: 'https://billet.example', DATABASE_URL: 'embedded' },
    ...{
      SEAL_KEY: 'the key of a test, which is long enough',
      BOT_TOKEN: '123456789:AAexampleexampleexampleexampleexamp',
      BOT_USERNAME: 'example_bot',
    },
    ...{ BOT_API_ROOT: botApiRoot, PORT: port, METRICS_PORT: metrics, DATA_DIR: data },
  };
  const server = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', 'server/src/app/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const ask = async () =>
      server.exitCode === null ? ((await fetch(`http://127.0.0.1:${metrics}/readyz`).catch(() => null))?.status ?? 0) : -1;
    const status = await waitUntil(ask, (each) => each === 200 || each === -1, 'the server is ready');
    assert.equal(status, 200, output.trim().split('\n').at(-1));
    assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 200);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** PATH with a folder before it whose npm reuses the packages and builds of this checkout. */
function pathThatReuses(folder: string): string {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const own = process.env.npm_execpath;
  const npm = own ? `'${process.execPath}' '${own}'` : spawnSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).stdout.trim();
  writeFileSync(path.join(bin, 'npm'), npmScript({ checkout: root, npm, installed: path.join(folder, 'production') }), { mode: 0o755 });
  return `${bin}:${pinnedEnvironment().PATH}`;
}

/** Runs the blocks that need no Debian machine, and yields one line per passed check and per skipped part. */
export async function* runWithoutMachine(
  blocks: readonly Block[],
  { reusesBuild }: { readonly reusesBuild: boolean },
): AsyncGenerator<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-guide-'));
  const botApi = await startBotApi();
  try {
    const clone = path.join(folder, 'clone');
    createRepository(clone);
    const searchPath = reusesBuild ? pathThatReuses(folder) : pinnedEnvironment().PATH;
    spawnSync('git', ['checkout', '--quiet', `v${currentVersion()}`], { cwd: clone });
    for (const line of npmLines(blocks)) {
      const { status, stderr } = spawnSync('sh', ['-c', line], {
        cwd: clone,
        env: pinnedEnvironment({ PATH: searchPath }),
        encoding: 'utf8',
      });
      assert.equal(status, 0, `${line} failed:\n${stderr.trim().split('\n').slice(-12).join('\n')}`);
    }
    await checkStart(clone, path.join(folder, 'data'), botApi.root);
    yield 'ok   a clone, installed for production by the guide’s commands, starts with all roles on the embedded PostgreSQL';
    spawnSync('git', ['clean', '-dfxq'], { cwd: clone });
    const image = await buildImage(clone, path.join(folder, 'image'), currentVersion(), searchPath);
    yield 'ok   the Dockerfile, executed step by step';
    yield describeImage(image);
    const left = blocks.filter(({ variant, name }) => variant === 'debian' && !['names', 'build'].includes(name)).map(({ name }) => name);
    yield `not run: the blocks ${left.join(', ')}`;
  } finally {
    await botApi.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
