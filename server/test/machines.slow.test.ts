import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { ABANDONED_AFTER_CHECKS } from '../src/app/bot/due-updates.ts';
import { CHECK_INTERVAL_MS } from '../src/app/bot/retries.ts';
import { DEVELOPMENT_TOKEN } from '../src/kit/config.ts';
import { freePort } from './free-port.ts';
import { type Installation, makeInstallation } from './installation.ts';
import { openAsStart, rejectionOf } from './open-as-start.ts';
import { person } from './person.ts';
import { type Run, runServer } from './run-server.ts';
import { waitForOrderState } from './sale.ts';
import { checkout, inboxOf, orderIn, paymentOf, until, userOf } from './shop.ts';
import { openStream } from './stream.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await makeInstallation();
});
afterAll(() => installation.close());

const THEIRS = 'the key of another, which is long enough too';
const WEBHOOK_SECRET = 'a-secret-of-the-webhook';
/** Milliseconds that Telegram waits for the answer to a pre-checkout query. */
const TIMEOUT_MS = 10_000;

const variables: Installation['variables'] = (more, database) => installation.variables(more, database);
const start = async (ROLES: string) => runServer(variables({ ROLES, WEBHOOK_SECRET, PORT: String(await freePort()) }));

/** Runs a command of the server until it exits. */
const runCommand = (name: string, more: Record<string, string>, database: string, ...words: readonly string[]) =>
  runServer(variables(more, database), `maintenance/${name}.ts`, ...words).ended;

const loginsOf = async (prefix: string) =>
  (
    await installation.cluster.sql<
      { name: string }[]
    >`SELECT DISTINCT usename AS name FROM pg_stat_activity WHERE usename LIKE ${`${prefix}\\_%`} ORDER BY 1`
  ).map(({ name }) => name);

test('[OPS-03] two web processes, one jobs process and one bot process work as one server', async () => {
  const ports = [String(await freePort()), String(await freePort())];
  const roles = [...ports.map((PORT) => ({ ROLES: 'web', PORT })), { ROLES: 'jobs' }, { ROLES: 'bot' }];
  const runs: Run[] = roles.map((more) => runServer(variables(more)));
  await Promise.all(runs.map(({ ready }) => ready));
  const [first, second] = ports.map((port) => `http://127.0.0.1:${port}`);
  const [payer, recipient] = [
    await person('payer', first ?? '', DEVELOPMENT_TOKEN),
    await person('recipient', second ?? '', DEVELOPMENT_TOKEN),
  ];
  const stream = await openStream({ url: second ?? '' }, recipient);
  await stream.next();

  const order = orderIn(await checkout(payer, recipient, { itemId: 'teddy' }));
  installation.botApi.push(paymentOf(payer, order));
  await waitForOrderState(payer, order, 'fulfilled');
  expect((await stream.next()).data).toMatchObject({ kind: 'inventory' });
  expect(await inboxOf(recipient)).toHaveLength(1);
  await installation.botApi.waitForCall('sendMessage', ({ chat_id }) => chat_id === recipient.telegramId);
  stream.close();
  expect(await Promise.all(runs.map((run) => run.stop()))).toEqual([0, 0, 0, 0]);
});

test('[OPS-04] a second installation in the cluster must use other role names, and changes nothing of the first', async () => {
  await installation.cluster.sql.query('CREATE DATABASE second');
  const first = runServer(variables({ PORT: String(await freePort()) }));
  await first.ready;
  const hashes = () => installation.cluster.sql`SELECT rolname, rolpassword FROM pg_authid WHERE rolname LIKE 'billet\\_%' ORDER BY 1`;
  const before = [...(await hashes())];
  const PORT = String(await freePort());
  expect(await rejectionOf(variables({ SEAL_KEY: THEIRS }, 'second'))).toMatch(
    /^billet: DATABASE_ROLES: the role billet_\w+ of this cluster belongs to the database billet, .+$/,
  );
  const second = runServer(variables({ PORT, SEAL_KEY: THEIRS, DATABASE_ROLES: 'second_one' }, 'second'));
  await second.ready;
  await person('ann', `http://127.0.0.1:${PORT}`, DEVELOPMENT_TOKEN);
  expect(await loginsOf('second_one')).toContain('second_one_app');
  expect([...(await hashes())]).toEqual(before);
  // the first installation restarts unaffected
  await first.stop();
  await openAsStart(variables({}));
  expect([...(await hashes())]).toEqual(before);
  await second.stop();
});

test('[OPS-04] migrate and roles are commands, and a start with MIGRATE_AT_START=off names the command', async () => {
  await installation.cluster.sql.query('CREATE DATABASE third');
  const more = { DATABASE_ROLES: 'third', SEAL_KEY: THEIRS, MIGRATE_AT_START: 'off', PORT: String(await freePort()) };
  expect(await rejectionOf(variables(more, 'third'))).toMatch(
    /^billet: MIGRATE_AT_START is off, and the database lacks \d+ migrations; run npm run migrate -w server$/,
  );
  expect(await runCommand('roles', more, 'third')).toMatchObject({ code: 0, lines: expect.stringContaining('third_app') });
  expect(await runCommand('migrate', more, 'third')).toMatchObject({
    code: 0,
    lines: expect.stringMatching(/0001_baseline\.sql\n.*up to date; \d+ migrations ran\n$/s),
  });
  // only a password that does not match the key is reset, unless --passwords is given
  const passwords = () => installation.cluster.sql`SELECT rolname, rolpassword FROM pg_authid WHERE rolname LIKE 'third\\_%' ORDER BY 1`;
  const before = [...(await passwords())];
  await installation.cluster.sql.query("ALTER ROLE third_app PASSWORD 'restored from somewhere'");
  await runCommand('roles', more, 'third');
  const after = [...(await passwords())];
  expect(after.filter((row, index) => row.rolpassword !== before[index]?.rolpassword).map(({ rolname }) => rolname)).toEqual(['third_app']);
  await runCommand('roles', more, 'third', '--passwords');
  expect(
    (await passwords()).map(({ rolpassword }) => after.some((row) => row.rolpassword === rolpassword && rolpassword !== null)),
  ).not.toContain(true);
  const server = runServer(variables(more, 'third'));
  await server.ready;
  expect(await server.stop()).toBe(0);
});

test('[OPS-04] if the owner may not create roles, an administrator runs the printed statements, and no other setting is needed', async () => {
  await installation.cluster.sql.query("CREATE ROLE small LOGIN PASSWORD 'small'");
  await installation.cluster.sql.query('CREATE DATABASE fourth OWNER small');
  const more = {
    DATABASE_ROLES: 'fourth',
    PORT: String(await freePort()),
    DATABASE_URL: `postgres://small:small@127.0.0.1:${installation.databaseProxy.port}/fourth`,
  };
  expect(await rejectionOf(variables(more))).toMatch(/^billet: .+ may not create roles; let an administrator run what .+--sql prints$/);
  const { lines } = await runCommand('roles', more, 'fourth', '--sql');
  await installation.cluster.sql.query(lines);
  const server = runServer(variables(more));
  await server.ready;
  await person('ann', `http://127.0.0.1:${more.PORT}`, DEVELOPMENT_TOKEN);
  expect(await server.stop()).toBe(0);
  const list = await runCommand('roles', more, 'fourth', '--userlist');
  expect(list.lines).toMatch(/^"small" "small"\n"fourth_inbox" "[\w-]{43}"\n"fourth_app" "[\w-]{43}"\n"fourth_reveal" "[\w-]{43}"\n$/);
});

test("[PAY-04] updates stored by a killed process are handled once by another, whose checks end within Telegram's time limit", async () => {
  const [doomed, other] = [String(await freePort()), String(await freePort())];
  const processes = [{ PORT: doomed, ROLES: 'web' }, { PORT: other, ROLES: 'web,jobs' }, { ROLES: 'bot' }];
  const runs = processes.map((more) => runServer(variables({ WEBHOOK_SECRET, ...more })));
  await Promise.all(runs.map(({ ready }) => ready));
  const people = (name: string) => person(name, `http://127.0.0.1:${other}`, DEVELOPMENT_TOKEN);
  const [payer, recipient] = [await people('anna'), await people('boris')];
  const order = orderIn(await checkout(payer, recipient, { itemId: 'teddy' }));
  const paid = orderIn(await checkout(payer, recipient, { itemId: 'teddy', message: 'another' }));
  const asking = { id: 'question-1', from: userOf(payer), currency: 'XTR', total_amount: 49, invoice_payload: `order:${order}` };
  const question = { update_id: 1_001, pre_checkout_query: asking };
  // the process stores the updates, and is blocked afterwards
  const unlocked = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const transaction = installation.cluster.sql.transaction(async (tx) => {
    await tx`LOCK TABLE money.orders, money.charges IN ACCESS EXCLUSIVE MODE`;
    locked.resolve();
    await unlocked.promise;
  });
  await locked.promise;
  const replies = await Promise.all(
    [question, { ...paymentOf(payer, paid), update_id: 1_002 }].map((update) =>
      fetch(`http://127.0.0.1:${doomed}/api/telegram/webhook`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': WEBHOOK_SECRET },
        body: JSON.stringify(update),
      }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  runs[0]?.child.kill('SIGKILL');
  unlocked.resolve();
  await transaction;
  await installation.botApi.waitForCall('answerPreCheckoutQuery');
  expect(ABANDONED_AFTER_CHECKS * CHECK_INTERVAL_MS).toBeLessThan(TIMEOUT_MS);
  await waitForOrderState(payer, paid, 'fulfilled');
  await until(
    () => installation.cluster.sql`SELECT FROM money.updates WHERE body IS NOT NULL`,
    (left) => left.length === 0,
  );
  expect(installation.botApi.calls.filter(({ method }) => method === 'answerPreCheckoutQuery').map(({ params }) => params)).toEqual([
    { pre_checkout_query_id: 'question-1', ok: true },
  ]);
  expect(await inboxOf(recipient)).toHaveLength(1);
  await Promise.all(runs.slice(1).map((run) => run.stop()));
});

test('[OPS-03] if a bot process hangs, another takes over within seconds', async () => {
  const { botApi } = installation;
  const holders = () => botApi.calls.filter(({ method }) => method === 'setWebhook').length;
  const before = holders();
  const stopped = await start('bot');
  await until(
    async () => holders(),
    (count) => count > before,
  );
  stopped.child.kill('SIGSTOP');
  const other = await start('bot');
  await until(
    async () => holders(),
    (count) => count > before + 1,
  );
  // the hanging process has lost its lock, and continues to wait for it
  stopped.child.kill('SIGCONT');
  await Promise.all([stopped.stop(), other.stop()]);
});
