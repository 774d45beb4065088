import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../server/test/free-port.ts';
import { root } from '../lib/install.mjs';
import { makeCertificate } from '../serving/certificate.ts';
import { startNginx } from '../serving/nginx-process.ts';
import { visit } from './client.ts';
import { addressOf, type Place, settingsOf, TOKEN } from './place.ts';
import { codeOf, playLoop } from './play.ts';
import { type Part, startPart } from './processes.ts';

/** From this version on PgBouncer knows prepared statements. */
const PREPARES = [1, 21] as const;
const BURST = 60;

/** nginx, two processes of web, one of jobs, one of the bot, PgBouncer and PostgreSQL. A line for each thing that holds. */
export async function* proveRunning(place: Place): AsyncGenerator<string> {
  const ports = (await Promise.all(Array.from({ length: 8 }, () => freePort()))).map(String);
  const [secure = '', insecure = '', ...others] = ports;
  const web = others.slice(0, 2);
  const numbers = others.slice(2);
  const origin = `https://localhost:${secure}`;
  const settings = settingsOf(place, origin);
  const direct = addressOf(place, place.port);
  const pooler = await place.startPooler(userlist(place.image, { ...settings, DATABASE_URL: direct }));
  const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(place.version) ?? []).map(Number);
  const prepared = major > PREPARES[0] || (major === PREPARES[0] && minor >= PREPARES[1]) ? 'on' : 'off';
  const common = { ...settings, DATABASE_URL: addressOf(place, pooler.port), DATABASE_DIRECT_URL: direct, DATABASE_PREPARED: prepared };
  const start = (role: string, index: number, more: Readonly<Record<string, string>> = {}) =>
    startPart(place.image, { ...common, ...more, ROLES: role, INSTANCE: `${role}-${index}`, METRICS_PORT: numbers[index] ?? '' });
  const certificate = makeCertificate();
  const log = path.join(place.folder, 'access.log');
  const nginx = await startNginx(kitConfig({ secure, insecure, web, certificates: certificate.folder, log }), Number(secure), []);
  const parts: Part[] = [];
  const visitors = ['alice', 'boris'].map((name) => visit(origin, name, TOKEN));
  const [alice, boris] = visitors as [ReturnType<typeof visit>, ReturnType<typeof visit>];
  try {
    const early = await alice.ask('GET', '/api/health');
    assert.deepEqual([early.status, early.header('retry-after'), early.header('content-type')], [503, '5', 'application/json'], early.text);
    yield 'before any server runs nginx says 503, when to come back, and in our words';
    parts.push(
      ...(await Promise.all([
        start('web', 0, { PORT: web[0] ?? '' }),
        start('web', 1, { PORT: web[1] ?? '' }),
        start('jobs', 2),
        start('bot', 3),
      ])),
    );
    for (const port of numbers.slice(0, 4)) assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200);
    yield `two processes of web, one of jobs and one of the bot run from the image's files behind ${place.version}, each ready by its own probe`;
    for (const line of await playLoop(alice, boris, place.botApi)) yield line;

    await Promise.all(Array.from({ length: BURST }, () => boris.ask('GET', '/api/profile')));
    const served = await Promise.all(numbers.slice(0, 2).map(servedBy));
    assert.ok(
      served.every((count) => count > 0),
      JSON.stringify(served),
    );
    yield `both serve: ${served.join(' and ')} calls`;
    for (const address of ['/metrics', '/healthz', '/readyz', '/release.json', '/.env'])
      assert.equal((await alice.ask('GET', address)).status, 404, address);
    const moved = await fetch(`http://127.0.0.1:${insecure}/`, { redirect: 'manual' });
    assert.deepEqual([moved.status, moved.headers.get('location')], [301, 'https://127.0.0.1/']);
    yield 'probes, numbers and who released what are not on the public address; http leads to https';

    await parts[0]?.stop('SIGKILL');
    const statuses = await Promise.all(Array.from({ length: BURST }, async () => (await boris.ask('GET', '/api/profile')).status));
    assert.deepEqual(new Set(statuses), new Set([200]));
    yield `one process of web is killed: ${BURST} calls of ${BURST} are answered by the other`;
    await proveQuiet(parts, readFileSync(log, 'utf8'), [alice, boris], await Promise.all([codeOf(alice), codeOf(boris)]));
    yield 'neither the servers’ logs nor nginx’s name a person, a code, an address, words or init data; each line of ours says who wrote it';
  } finally {
    for (const visitor of visitors) visitor.close();
    await nginx.stop();
    await Promise.all(parts.map((part) => part.stop()));
    await pooler.stop();
  }
}

/** What the guide has an administrator run for PgBouncer's `auth_file`. */
function userlist(image: string, env: Readonly<Record<string, string>>): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/src/app/upkeep/roles.ts', '--userlist'], {
    cwd: image,
    env,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  return stdout;
}

/** `deploy/nginx/compose.conf` with this machine's ports and files in the places of the containers'. */
function kitConfig(wish: { secure: string; insecure: string; web: readonly string[]; certificates: string; log: string }): string {
  return readFileSync(path.join(root, 'deploy/nginx/compose.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${wish.insecure};`)
    .replace('listen 443 ', `listen 127.0.0.1:${wish.secure} `)
    .replace(/server web:8080(.*);/, (_, more: string) => wish.web.map((port) => `server 127.0.0.1:${port}${more};`).join('\n  '))
    .replaceAll('/etc/nginx/certificates', wish.certificates)
    .replace('/dev/stdout', wish.log);
}

async function servedBy(port: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/billet_request_seconds_count\{call="GET \/api\/profile",status="200"\} (\d+)/.exec(text)?.[1] ?? 0);
}

async function proveQuiet(
  parts: readonly Part[],
  access: string,
  people: readonly { readonly telegramId: number; readonly firstName: string; readonly initData: string }[],
  codes: readonly string[],
): Promise<void> {
  assert.match(access, /\d\d:\d\d GET \/api\/profile\/:code 200 /);
  const said = [...parts.map((part) => part.lines()), access].join('\n');
  const secrets = [
    ...codes,
    ...people.flatMap(({ telegramId, firstName, initData }) => [String(telegramId), firstName, initData]),
    'on the house',
    'paid for',
    'hash=',
  ];
  for (const secret of secrets) assert.ok(!said.includes(secret), `a log has ${secret}`);
  assert.doesNotMatch(access, /127\.0\.0\.1|localhost|\d\d:\d\d:\d\d/);
  for (const part of parts)
    for (const line of part.lines().trim().split('\n')) assert.match(line, /"instance":"(?:web|jobs|bot)-\d","version":"proof"/, line);
}
