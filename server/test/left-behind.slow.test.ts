import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { DEVELOPMENT_TOKEN } from '../src/kit/config.ts';
import { freePort } from './free-port.ts';
import { type Installation, makeInstallation } from './installation.ts';
import { type Person, person } from './person.ts';
import { runServer } from './run-server.ts';
import { waitForOrderState } from './sale.ts';
import { checkout, inboxOf, messageFrom, orderIn, until, userOf } from './shop.ts';

const SECRET = 'a-secret-of-the-webhook';
/** Milliseconds that Telegram waits for the answer to a pre-checkout query. */
const PATIENCE = 10_000;

let installation: Installation;
beforeAll(async () => {
  installation = await makeInstallation();
});
afterAll(() => installation.close());

const start = (port: number, ROLES: string) => {
  const { user, password, database } = installation.cluster.login;
  return runServer({
    BILLET_ENV: 'local',
    DATA_DIR: installation.folder,
    DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${installation.databaseProxy.port}/${database}`,
    SEAL_KEY: 'the key of one installation, and of no other',
    BOT_API_ROOT: installation.botApi.root,
    WEBHOOK_SECRET: SECRET,
    PORT: String(port),
    ROLES,
  });
};

const question = (id: number, payer: Person, order: string) => ({
  update_id: id,
  pre_checkout_query: { id: `question-${id}`, from: userOf(payer), currency: 'XTR', total_amount: 49, invoice_payload: `order:${order}` },
});
const payment = (id: number, payer: Person, order: string) => ({
  update_id: id,
  message: {
    ...messageFrom(payer),
    successful_payment: {
      currency: 'XTR',
      total_amount: 49,
      invoice_payload: `order:${order}`,
      telegram_payment_charge_id: 'left-behind',
      provider_payment_charge_id: '',
    },
  },
});

test("[PAY-04] updates stored by a killed process are handled once by another, within Telegram's time limit", {
  timeout: 180_000,
}, async () => {
  const [doomed, other] = [await freePort(), await freePort()];
  const runs = [start(doomed, 'web'), start(other, 'web,jobs'), start(await freePort(), 'bot')];
  await Promise.all(runs.map(({ ready }) => ready));
  const people = (name: string) => person(name, `http://127.0.0.1:${other}`, DEVELOPMENT_TOKEN);
  const [payer, recipient] = [await people('payer'), await people('recipient')];
  const order = orderIn(await checkout(payer, recipient, { itemId: 'teddy' }));
  const paid = orderIn(await checkout(payer, recipient, { itemId: 'teddy', message: 'another' }));
  // the process stores the updates, and is blocked afterwards
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = installation.cluster.sql.transaction(async (tx) => {
    await tx`LOCK TABLE money.orders, money.charges IN ACCESS EXCLUSIVE MODE`;
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const replies = await Promise.all(
    [question(1, payer, order), payment(2, payer, paid)].map((update) =>
      fetch(`http://127.0.0.1:${doomed}/api/telegram/webhook`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': SECRET },
        body: JSON.stringify(update),
      }),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const asked = performance.now();
  runs[0]?.child.kill('SIGKILL');
  held.resolve();
  await holding;
  await installation.botApi.called('answerPreCheckoutQuery');
  expect(performance.now() - asked).toBeLessThan(PATIENCE);
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

test('[OPS-03] if a bot process hangs, another takes over within seconds', { timeout: 180_000 }, async () => {
  const { botApi } = installation;
  const holders = () => botApi.calls.filter(({ method }) => method === 'setWebhook').length;
  const before = holders();
  const stopped = start(await freePort(), 'bot');
  await until(
    async () => holders(),
    (count) => count > before,
  );
  stopped.child.kill('SIGSTOP');
  const other = start(await freePort(), 'bot');
  await until(
    async () => holders(),
    (count) => count > before + 1,
  );
  // the hanging process has lost its lock, and continues to wait for it
  stopped.child.kill('SIGCONT');
  await Promise.all([stopped.stop(), other.stop()]);
});
