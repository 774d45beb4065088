import { spawn } from 'node:child_process';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from '@rstest/core';
import { startBucket } from '../../test/bucket.ts';
import { isKill, Killed } from '../../test/crashing.ts';
import { buildRemote, buildsWith, releaseBuild, temporaryFolder } from '../../test/parts.ts';
import type { CommandContext } from '../change.ts';
import { compose } from '../compose.ts';
import { readPointer } from '../pointer.ts';
import { s3Store } from './s3.ts';
import { type SendRequest, s3Client } from './s3-client.ts';

const place = 's3://billet/app';
/** Milliseconds; the tests start processes and make hundreds of requests. */
const TIMEOUT_MS = 60_000;
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** A bucket with host, inbox and send. */
async function deployment() {
  const bucket = await startBucket();
  stops.push(bucket.stop);
  const context: CommandContext = { store: s3Store(place, bucket.settings), by: 'ada', now: () => new Date(0) };
  await compose(context, buildsWith([buildRemote('inbox', 'inbox 1'), buildRemote('send', 'send 1')]));
  return { ...bucket, context };
}

/** The release tool as a process with its own working folder. */
function machine(settings: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const cli = path.resolve(import.meta.dirname, '../cli.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', cli, ...words], {
    cwd: temporaryFolder(),
    env: { PATH: process.env.PATH, RELEASE_STORE: place, ...settings },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return {
    child,
    ended: new Promise<{ code: number | null; output: string }>((done) => child.once('close', (code) => done({ code, output }))),
  };
}

test(
  '[MFE-10] concurrent releases from two machines into one bucket both succeed',
  async () => {
    const { settings, context, objects } = await deployment();
    const both = [
      machine(settings, 'release', 'inbox', buildRemote('inbox', 'inbox 2')),
      machine(settings, 'release', 'send', buildRemote('send', 'send 2')),
    ];
    for (const { ended } of both) expect(await ended).toMatchObject({ code: 0 });
    const { release } = (await readPointer(context.store)) ?? {};
    expect(release?.n).toBe(3);
    expect([release?.remotes.inbox?.previous.length, release?.remotes.send?.previous.length]).toEqual([1, 1]);
    const page = objects.get('app/index.html')?.content.toString();
    for (const { active } of Object.values(release?.remotes ?? {})) expect(page).toContain(active.entry);
  },
  TIMEOUT_MS,
);

test(
  '[MFE-10] a machine killed during a release does not block the next release',
  async () => {
    let kill = () => {};
    const bucket = await startBucket({
      fault: (request, when) => {
        if (when === 'after' && request.method === 'PUT' && request.url?.includes('/r/inbox/Page.')) kill();
        return undefined;
      },
    });
    stops.push(bucket.stop);
    const context: CommandContext = { store: s3Store(place, bucket.settings), by: 'ada', now: () => new Date() };
    await compose(context, buildsWith([buildRemote('inbox', 'inbox 1'), buildRemote('send', 'send 1')]));
    const dist = buildRemote('inbox', 'inbox 2');
    const killed = machine(bucket.settings, 'release', 'inbox', dist);
    kill = () => killed.child.kill('SIGKILL');
    expect((await killed.ended).code).toBeNull();
    kill = () => {};
    await releaseBuild(context, buildRemote('send', 'send 2'));
    const { release } = (await readPointer(context.store)) ?? {};
    expect([release?.n, release?.remotes.inbox?.previous]).toEqual([2, []]);
    expect(await machine(bucket.settings, 'release', 'inbox', dist).ended).toMatchObject({ code: 0 });
  },
  TIMEOUT_MS,
);

/** A client that is killed at its nth write, before or after it is executed. */
function crashing(writes: number, isAfter: boolean): typeof s3Client {
  let remainingWrites = writes;
  return (settings): SendRequest => {
    const send = s3Client(settings);
    return async (request, expected) => {
      if (remainingWrites === 0) throw new Killed();
      if (request.method !== 'PUT' && request.method !== 'DELETE') return send(request, expected);
      remainingWrites -= 1;
      if (remainingWrites === 0 && !isAfter) throw new Killed();
      const answer = await send(request, expected);
      if (remainingWrites === 0) throw new Killed();
      return answer;
    };
  };
}

/** The served contents of a bucket. */
const contentsOf = (objects: Awaited<ReturnType<typeof startBucket>>['objects']) =>
  Object.fromEntries(
    [...objects]
      .filter(([name]) => !name.includes('/.'))
      .map(([name, { content, headers }]) => [name, String(headers['content-encoding'] ? brotliDecompressSync(content) : content)])
      .sort(),
  );

test.each([false, true])(
  '[MFE-10] after a kill at any write (after it: %s), the next command makes the same release',
  async (isAfter) => {
    const dist = buildRemote('inbox', 'inbox 2');
    const complete = await deployment();
    await releaseBuild(complete.context, dist);
    let deaths = 0;
    const { context, settings, objects } = await deployment();
    const before = [...objects];
    for (let writes = 1; ; writes += 1) {
      objects.clear();
      for (const [name, object] of before) objects.set(name, object);
      const isKilled = await releaseBuild({ ...context, store: s3Store(place, settings, crashing(writes, isAfter)) }, dist).then(
        () => false,
        (error: unknown) => {
          if (isKill(error)) return true;
          throw error;
        },
      );
      if (!isKilled) break;
      deaths += 1;
      await releaseBuild(context, dist);
      expect({ writes, ...contentsOf(objects) }).toEqual({ writes, ...contentsOf(complete.objects) });
    }
    // the probe of conditions, the files of the build, pointer, history, page
    expect(deaths).toBeGreaterThan(10);
  },
  TIMEOUT_MS,
);
