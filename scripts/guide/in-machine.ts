// Runs inside the machine that guide.ts creates: runs docs/running.md block by block and checks the result of each block.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { startBotApi } from '../../server/test/bot-api.ts';
import { readBlocks } from './blocks.ts';
import { type Address, type Visitor, visit } from './client.ts';
import { environmentOf, fillSettings, startDatabase } from './compose.ts';
import { buildImage, describeImage } from './image.ts';
import { codeOf, inboxOf, runMainFlow, send, waitUntil } from './play.ts';
import { currentVersion, NEXT_VERSION } from './repository.ts';
import { OperatorShell } from './shell.ts';

const here = import.meta.dirname;
const DOMAIN = 'billet.example';
const SETTINGS = '/etc/billet/billet.env';
const reusesBuild = process.argv.includes('--reuse-build');
const ok = (line: string) => console.log(`ok   ${line}`);
const sql = (text: string, database = 'billet') => output('sudo', ['-u', 'postgres', 'psql', '-qAt', '-c', text, database]);

function output(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout.trim();
}

/**
 * Sets up everything that an installation needs from outside: a DNS name, the repository, the messenger, access to the npm registry,
 * systemd.
 */
async function setUpEnvironment() {
  appendFileSync('/etc/hosts', `127.0.0.1 ${DOMAIN}\n::1 ${DOMAIN}\n127.0.0.2 db\n`);
  writeFileSync(
    '/etc/gitconfig',
    '[safe]\n directory = *\n[url "file:///var/lib/repository"]\n insteadOf = https://git.example/billet.git\n',
  );
  copyFileSync(path.join(here, 'systemctl.mjs'), '/usr/local/bin/systemctl');
  spawnSync('chmod', ['755', '/usr/local/bin/systemctl']);
  createServer((client) => {
    const registry = connect('/run/registry.sock');
    client.pipe(registry).pipe(client);
    for (const each of [client, registry]) each.on('error', () => [client, registry].map((other) => other.destroy()));
  }).listen(3128, '127.0.0.1');
  return startBotApi();
}

/** Blocks that an operator runs on another day, in a new shell without the variables of the installation. */
const ON_ANOTHER_DAY: ReadonlySet<string> = new Set([
  'pooler',
  'backup',
  'restore',
  'upgrade',
  'rollback',
  'rotate-token',
  'rotate-password',
  'rotate-key',
]);

const passwordOf = () => /^DATABASE_URL=postgres:\/\/billet:([^@]*)@/m.exec(readFileSync(SETTINGS, 'utf8'))?.[1] ?? '';
/** Whether the database owner's login can connect to PostgreSQL directly, bypassing the pooler. */
const canOpenDatabase = (password: string) =>
  spawnSync('psql', ['-qc', 'SELECT 1', `postgres://billet:${password}@127.0.0.1:5432/billet`]).status === 0;
const tokenOf = () => /^BOT_TOKEN=(.*)$/m.exec(readFileSync(SETTINGS, 'utf8'))?.[1] ?? '';
const currentAddress = (): Address => ({
  origin: `https://${DOMAIN}`,
  token: tokenOf(),
  certificate: readFileSync('/etc/billet/certificates/fullchain.pem', 'utf8'),
});

async function withVisitors<T>(names: readonly [string, string], work: (one: Visitor, other: Visitor) => Promise<T>): Promise<T> {
  const [one, other] = names.map((name) => visit(currentAddress(), name)) as [Visitor, Visitor];
  try {
    return await work(one, other);
  } finally {
    one.close();
    other.close();
  }
}

/** The state of a unit, as systemctl.mjs wrote it. */
const stateOf = (unit: string) =>
  JSON.parse(readFileSync(`/run/systemctl/${unit}.json`, 'utf8')) as { readonly pid: number; readonly restarts: number };

/** A process that starts more often in vain will not get ready. */
const MAX_RESTARTS = 20;

/** Waits until both web processes are ready, however long a start takes. */
async function waitUntilReady(): Promise<void> {
  for (const port of [8080, 8082]) {
    const ask = async () => {
      const { restarts } = stateOf(`billet-web@${port}`);
      assert.ok(restarts <= MAX_RESTARTS, `the web process of port ${port} ended ${restarts} times`);
      return (await fetch(`http://127.0.0.1:1${port}/readyz`).catch(() => null))?.status ?? 0;
    };
    await waitUntil(ask, (status) => status === 200, `the web process of port ${port} is ready`);
  }
}

/** Kills the process of a unit as the kernel does without memory, and waits until the unit has started it again. */
async function checkRestart(unit: string): Promise<void> {
  const { pid } = stateOf(unit);
  process.kill(pid, 'SIGKILL');
  await waitUntil(
    async () => stateOf(unit).pid,
    (next) => next !== pid,
    `${unit} starts again`,
  );
  ok('a killed process starts again');
}

const healthOf = async (port: number) => (await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()) as { readonly version: string };

/** The versions and file names that the public page loads, as JSON. */
async function readPageRelease(visitor: Visitor): Promise<string> {
  const { text } = await visitor.ask('GET', '/release/page.json');
  return text;
}

/** Whether the web process can write to a folder. Tries it as the process’s user in its mount namespace. */
function canWrite(folder: string): boolean {
  const words = [
    '--target',
    String(stateOf('billet-web@8080').pid),
    '--mount',
    '--root',
    '--wd=/',
    'setpriv',
    '--reuid',
    'billet',
    '--regid',
    'billet',
    '--init-groups',
  ];
  return spawnSync('nsenter', [...words, 'sh', '-c', `touch ${folder}/.probe && rm ${folder}/.probe`]).status === 0;
}

/** The server's logins cannot read the locks of others, one of the functions that `billet roles --catalogue` closes. */
const CLOSED_CATALOGUE = "SELECT has_function_privilege('public', 'pg_catalog.pg_lock_status()', 'EXECUTE')";
const assertClosedCatalogue = () => assert.equal(sql(CLOSED_CATALOGUE), 'f');

async function checkService(botApi: Awaited<ReturnType<typeof startBotApi>>): Promise<void> {
  await withVisitors(['alice', 'boris'], async (alice, boris) => {
    for (const line of await runMainFlow(alice, boris, botApi)) ok(line);
    const page = await alice.ask('GET', '/');
    assert.equal(page.header('strict-transport-security'), 'max-age=31536000');
    for (const address of ['/metrics', '/healthz', '/readyz', '/release.json', '/.env'])
      assert.equal((await alice.ask('GET', address)).status, 404, address);
    const moved = await fetch(`http://[::1]/`, { redirect: 'manual' });
    assert.deepEqual([moved.status, moved.headers.get('location')], [301, 'https://[::1]/']);
    ok('HSTS, IPv6, http redirects to https, and the public address serves neither probes nor metrics');
    const access = readFileSync('/var/log/nginx/access.log', 'utf8');
    assert.match(access, /\d\d:\d\d GET \/api\/profile\/:code 200 /);
    const logs = ['web@8080', 'web@8082', 'jobs', 'bot'].map((unit) => readFileSync(`/run/systemctl/billet-${unit}.log`, 'utf8'));
    const output = [access, ...logs].join('\n');
    const codes = await Promise.all([codeOf(alice), codeOf(boris)]);
    const people = [alice, boris].flatMap(({ telegramId, firstName, initData }) => [String(telegramId), firstName, initData]);
    for (const secret of [...codes, ...people, 'on the house', 'paid for', 'hash='])
      assert.ok(!output.includes(secret), `a log contains ${secret}`);
    assert.doesNotMatch(access, /127\.0\.0\.1|::1|localhost|\d\d:\d\d:\d\d/);
    ok('no log of the servers or of nginx contains a user, a code, an address, the text of a note or init data');
  });
  assert.equal(sql("SELECT rolsuper FROM pg_roles WHERE rolname = 'billet'"), 'f');
  assert.deepEqual(['/srv/billet/store', '/var/lib/billet', '/srv/billet/current', '/etc', '/srv/billet'].map(canWrite), [
    true,
    true,
    false,
    false,
    false,
  ]);
  ok('the service user can write only to the release store and its own state; its database role is not a superuser');
}

async function runGuide(): Promise<void> {
  const allBlocks = readBlocks('/checkout/docs/running.md');
  const blocks = allBlocks.filter(({ variant }) => variant === 'debian');
  const docker = allBlocks.find(({ variant }) => variant === 'docker')?.text ?? '';
  const botApi = await setUpEnvironment();
  let shell = new OperatorShell('/root');
  const image = Promise.withResolvers<void>();
  /** Rejects as soon as the image fails. */
  const run = (text: string) => Promise.race([shell.run(text), image.promise.then(() => new Promise<never>(() => {}))]);
  /** Runs in parallel with the blocks, because it takes as long as all of them if everything is built again. */
  const startImage = () => void checkImage(docker, botApi.root).then(image.resolve, image.reject);
  const saved = { code: '', before: '', token: '', password: '' };
  const checkDelivery = async (phase: string) => {
    await waitUntilReady();
    await withVisitors([`${phase}-one`, `${phase}-two`], async (one, other) => {
      const code = await codeOf(one);
      await send(other, code, { message: `a note ${phase}` });
      await waitUntil(
        () => inboxOf(one),
        ({ length }) => length === 1,
        `the note ${phase} arrives`,
      );
    });
  };
  const textOf = (name: string) => blocks.find((block) => block.name === name)?.text ?? '';

  const checks: Readonly<Record<string, (output: string) => Promise<void> | void>> = {
    packages: () => {
      assert.match(output('/usr/bin/node', ['--version']), /^v24\./);
      if (!reusesBuild) startImage();
    },
    build: () => {
      // it links the production install of this block
      if (reusesBuild) startImage();
      assert.ok(!existsSync(`/srv/billet/releases/${currentVersion()}/node_modules/@rsbuild`));
      ok('a production install: the build tools are not installed');
    },
    settings: () => {
      appendFileSync(SETTINGS, `BOT_API_ROOT=${botApi.root}\n`);
      assert.equal(statSync(SETTINGS).mode & 0o777, 0o640);
      [saved.token, saved.password] = [tokenOf(), passwordOf()];
      assert.ok(canOpenDatabase(saved.password));
    },
    logs: () => {
      for (const name of ['nginx', 'postgresql-common'])
        assert.match(readFileSync(`/etc/logrotate.d/${name}`, 'utf8'), /^\s*daily\n[^}]*^\s*rotate 13\n[^}]*^\s*ifempty\n/m);
      ok('the logs of nginx and PostgreSQL rotate daily; 13 old ones are kept');
    },
    check: async (output) => {
      assert.match(output, /ok/);
      assertClosedCatalogue();
      for (const port of [18080, 18082, 19464, 19465]) assert.equal((await healthOf(port)).version, currentVersion());
      await checkService(botApi);
      // the next block starts the bot anyway
      await checkRestart('billet-bot');
    },
    pooler: async () => {
      await checkDelivery('through-the-pooler');
      ok('through PgBouncer in transaction mode');
    },
    'backup-key': async () =>
      withVisitors(['carl', 'dora'], async (carl, dora) => {
        saved.code = await codeOf(dora);
        await send(carl, saved.code, { message: 'before the backup' });
      }),
    backup: async () => {
      assert.ok(!readFileSync('/root/billet.dump.age').includes('before the backup') && statSync('/root/billet.dump.age').size > 10_000);
      await withVisitors(['carl', 'dora'], async (carl, dora) => {
        await send(carl, saved.code, { message: 'after the backup' });
        assert.equal((await dora.ask('DELETE', '/api/account')).status, 200);
      });
    },
    restore: async () => {
      const notes = await waitUntil(
        async () => sql("SELECT message FROM billet.items WHERE message LIKE '% the backup'"),
        (text) => text !== '',
        'the notes',
      );
      assert.equal(notes, 'before the backup');
      await checkDelivery('after-the-restore');
      assertClosedCatalogue();
      ok('restored from the encrypted dump: earlier notes are back, also of an account that was deleted since, and later notes are lost');
    },
    upgrade: async () => {
      const versions = await Promise.all([18080, 18082].map(healthOf));
      assert.deepEqual(
        versions.map(({ version }) => version),
        [NEXT_VERSION, NEXT_VERSION],
      );
      assert.equal(sql("SELECT obj_description('billet'::regnamespace)"), 'next');
      await withVisitors(['carl', 'boris'], async (carl) => assert.notEqual(await readPageRelease(carl), saved.before));
      await checkDelivery('after-the-upgrade');
      ok('upgraded: the migration ran, both servers run the next version, and then the page serves its front end');
    },
    rollback: async (output) => {
      await withVisitors(['carl', 'boris'], async (carl) => {
        await waitUntil(
          () => readPageRelease(carl),
          (files) => files.includes('inbox'),
          'the page contains the inbox',
        );
      });
      assert.match(output, /inbox/);
      ok('only the inbox is rolled back');
    },
    'rotate-token': async () => {
      await checkDelivery('with-another-token');
      const stale = visit({ ...currentAddress(), token: saved.token }, 'carl');
      assert.equal((await stale.ask('GET', '/api/profile')).status, 401);
      stale.close();
      ok('BOT_TOKEN is rotated; init data signed with the old one is rejected');
    },
    'rotate-password': async () => {
      await checkDelivery('with-another-password');
      assert.deepEqual([saved.password, passwordOf()].map(canOpenDatabase), [false, true]);
      ok('the database’s password is rotated; PostgreSQL rejects the old one');
    },
    'rotate-key': async () => {
      await checkDelivery('with-another-key');
      await withVisitors(['alice', 'boris'], async (alice, boris) => {
        assert.ok(JSON.stringify(await inboxOf(alice)).includes(boris.firstName), 'a revealed sender is still known');
      });
      ok('SEAL_KEY is rotated; the new key decrypts data that was encrypted before');
    },
  };

  for (const { name, text } of blocks) {
    if (ON_ANOTHER_DAY.has(name)) {
      shell.close();
      shell = new OperatorShell('/root');
    }
    if (name === 'upgrade') {
      await withVisitors(['carl', 'boris'], async (carl) => (saved.before = await readPageRelease(carl)));
      await shell.run(`REPOSITORY=https://git.example/billet.git\nVERSION=${NEXT_VERSION}`);
      const busy = requestContinuously();
      await run(textOf('build'));
      await withVisitors(['carl', 'boris'], async (carl) => assert.equal(await readPageRelease(carl), saved.before));
      const started = Date.now();
      await checks[name]?.(await run(text));
      assert.deepEqual(await busy.stop(), []);
      ok(`no call failed during the build and the upgrade (${Math.round((Date.now() - started) / 1000)} s from the switch on)`);
      continue;
    }
    const started = Date.now();
    const output = await run(text).catch((error: Error) => {
      throw new Error(`the block "${name}" failed:\n${error.message}`);
    });
    await checks[name]?.(output);
    console.log(`     ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  await image.promise;
}

const CATALOGUE = 'server/src/app/maintenance/roles.ts';
const AS_BILLET = ['setpriv', '--reuid', 'billet', '--regid', 'billet', '--init-groups', '--'];

/**
 * Executes the Dockerfile on the clone of the guide's first Docker block, and starts its command with the environment of the compose file
 * on a database that the kit's script set up. Only the port and the messenger's address differ.
 */
async function checkImage(firstBlock: string, botApiRoot: string): Promise<void> {
  mkdirSync('/srv/docker');
  const shell = new OperatorShell('/srv/docker');
  await shell.run(firstBlock);
  shell.close();
  const folder = '/srv/docker/billet/deploy';
  const password = 'examplepassword';
  fillSettings(path.join(folder, '.env'), {
    ...{ PUBLIC_URL: `https://${DOMAIN}`, SEAL_KEY: 'the key of an image, which is long enough', BOT_USERNAME: 'example_bot' },
    ...{ BOT_TOKEN: '123456789:AAexampleexampleexampleexampleexamp', POSTGRES_PASSWORD: password, BILLET_VERSION: currentVersion() },
  });
  const { directory, environment, command, ...built } = await buildImage(path.dirname(folder), '/var/lib/image', currentVersion());
  console.log(describeImage(built));
  const inDatabase = startDatabase(folder, password);
  const [setpriv = '', ...identity] = AS_BILLET;
  const start = (role: string, words: readonly string[]) =>
    spawn(setpriv, [...identity, '/usr/bin/node', ...words], {
      cwd: directory,
      env: { ...environment, ...environmentOf(folder, role), BOT_API_ROOT: botApiRoot, PORT: '8090' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const server = start('web', command);
  let serverOutput = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (serverOutput += String(chunk)));
  const answer = async () =>
    server.exitCode === null ? ((await fetch('http://127.0.0.1:9464/readyz').catch(() => null))?.status ?? 0) : -1;
  const status = await waitUntil(answer, (each) => each === 200 || each === -1, 'the image is ready');
  assert.equal(status, 200, serverOutput.trim().split('\n').at(-1));
  inDatabase('psql -U postgres --quiet --set=ON_ERROR_STOP=1 billet', await readAll(start('jobs', [CATALOGUE, '--catalogue']).stdout));
  assert.equal(inDatabase(`psql -U postgres -qAt -c "${CLOSED_CATALOGUE}" billet`).trim(), 'f');
  const page = await fetch('http://127.0.0.1:8090/');
  assert.equal(page.status, 200);
  server.kill('SIGTERM');
  ok(
    'the web role starts from the image’s files with the settings of the compose file, on the database of its script, and serves the page',
  );
  console.log('not run: containers, because this test has no engine: the lines with docker compose, their images, networks and limits');
}

const CALLS_PER_CONNECTION = 200;
/** Milliseconds between requests: a restart lasts seconds, so each gap is noticed. */
const REQUEST_PAUSE = 100;

/** A user who requests the profile continuously. `stop` returns the responses that were not 200. */
function requestContinuously() {
  const failures: string[] = [];
  let isOver = false;
  const asked = (async () => {
    while (!isOver) {
      // nginx closes a connection after 1,000 requests
      const visitor = visit(currentAddress(), 'patient');
      for (let n = 0; n < CALLS_PER_CONNECTION && !isOver; n += 1) {
        const { status, text } = await visitor.ask('GET', '/api/profile');
        if (status !== 200) failures.push(`${new Date().toISOString()} ${status} ${text}`);
        await wait(REQUEST_PAUSE);
      }
      visitor.close();
    }
  })();
  // prevents an unhandled rejection if the upgrade fails before `stop` awaits this
  asked.catch(() => {});
  return {
    async stop() {
      isOver = true;
      await asked;
      return failures;
    },
  };
}

/** The state and the last log lines of each unit. */
const describeUnits = () =>
  globSync('/run/systemctl/*.log').map((log) => {
    const state = log.replace(/log$/, 'json');
    const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-20);
    return [`${path.basename(log, '.log')}: ${existsSync(state) ? readFileSync(state, 'utf8') : 'stopped'}`, ...lines].join('\n');
  });

try {
  await runGuide();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error(describeUnits().join('\n'));
  process.exit(1);
}
process.exit(0);
