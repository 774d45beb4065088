import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { DEVELOPMENT_TOKEN } from '../src/kit/config.ts';
import { freePort } from './free-port.ts';
import { type Installation, makeInstallation } from './installation.ts';
import { openAsStart, rejectionOf } from './open-as-start.ts';
import { type Person, person } from './person.ts';
import { type Run, runServer } from './run-server.ts';
import { waitForOrderState } from './sale.ts';
import { checkout, inboxOf, messageFrom, orderIn } from './shop.ts';
import { openStream } from './stream.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await makeInstallation();
});
afterAll(() => installation.close());

const [OURS, THEIRS] = ['the key of one installation, and of no other', 'the key of another, which is long enough too'];

function variables(more: Record<string, string>, database = installation.cluster.login.database): Record<string, string> {
  const { user, password } = installation.cluster.login;
  return {
    BILLET_ENV: 'local',
    DATA_DIR: installation.folder,
    DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${installation.databaseProxy.port}/${database}`,
    SEAL_KEY: OURS,
    BOT_API_ROOT: installation.botApi.root,
    ...more,
  };
}

/** Runs a command of the server until it exits. */
const runCommand = (name: string, more: Record<string, string>, database: string, ...words: readonly string[]) =>
  runServer(variables(more, database), `maintenance/${name}.ts`, ...words).ended;

const loginsOf = async (prefix: string) =>
  (
    await installation.cluster.sql<
      { name: string }[]
    >`SELECT DISTINCT usename AS name FROM pg_stat_activity WHERE usename LIKE ${`${prefix}\\_%`} ORDER BY 1`
  ).map(({ name }) => name);

const pay = (payer: Person, order: string) =>
  installation.botApi.push({
    message: {
      ...messageFrom(payer),
      successful_payment: {
        currency: 'XTR',
        total_amount: 49,
        invoice_payload: `order:${order}`,
        telegram_payment_charge_id: 'charge-apart',
        provider_payment_charge_id: '',
      },
    },
  });

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
  pay(payer, order);
  await waitForOrderState(payer, order, 'fulfilled');
  expect((await stream.next()).data).toMatchObject({ kind: 'inventory' });
  expect(await inboxOf(recipient)).toHaveLength(1);
  await installation.botApi.called('sendMessage', ({ chat_id }) => chat_id === recipient.telegramId);
  stream.close();
  expect(await Promise.all(runs.map((run) => run.stop()))).toEqual([0, 0, 0, 0]);
}, 600_000);

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
}, 600_000);

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
}, 600_000);

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
}, 600_000);
