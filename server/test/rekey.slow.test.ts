import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sealedValues, transientPurposes } from '../src/app/maintenance/sealed-values.ts';
import { DEVELOPMENT_TOKEN } from '../src/kit/config.ts';
import { decrypt, encrypt, keyFor } from '../src/kit/seal/encrypt.ts';
import { makeSeededRandom } from './faults/seeded-random.ts';
import { freePort } from './free-port.ts';
import { type Installation, makeInstallation } from './installation.ts';
import { rejectionOf } from './open-as-start.ts';
import { type OwnerSql, openSql } from './open-sql.ts';
import { type Person, person } from './person.ts';
import { type Run, runServer } from './run-server.ts';
import { waitForOrderState } from './sale.ts';
import { checkout, inboxOf, messageFrom, orderIn, paymentOf, until } from './shop.ts';

const SRC = path.join(import.meta.dirname, '../src');
const [OLD, NEW] = ['the key that leaked, which is long enough', 'the key that replaces it, long enough as well'];

let installation: Installation;
let sql: OwnerSql;
let url: string;
beforeAll(async () => {
  installation = await makeInstallation();
  const { user, password, database } = installation.cluster.login;
  sql = openSql({ host: path.dirname(installation.cluster.socket), user, password, database, max: 1 });
});
afterAll(async () => {
  await sql.end();
  await installation.close();
});

const variables = (more: Record<string, string>) => installation.variables({ OPERATOR_IDS: '1003', BATCH_SECONDS: '86400', ...more });
async function start(more: Record<string, string>): Promise<Run> {
  const PORT = String(await freePort());
  url = `http://127.0.0.1:${PORT}`;
  const run = runServer(variables({ ...more, PORT }));
  await run.ready;
  return run;
}
const rekey = (more: Record<string, string> = {}) =>
  runServer(variables({ SEAL_KEY: NEW, SEAL_KEY_OLD: OLD, ...more }), 'maintenance/rekey.ts');

const opens = (secret: string, purpose: string, value: string | Buffer) => {
  try {
    return decrypt(keyFor(secret, purpose), typeof value === 'string' ? Buffer.from(value, 'base64') : value);
  } catch {
    return null;
  }
};
/** Every sealed value of the database with its place, its text, and the key that opens it. */
async function readAll(): Promise<{ readonly place: string; readonly text: string; readonly key: 'old' | 'new' | 'none' }[]> {
  const all = [];
  for (const { name, purpose, read } of sealedValues) {
    const rows = await sql.query<{ id: string | Buffer; value: string | Buffer }[]>(read, [null, 10_000]);
    for (const { id, value } of rows) {
      const [byOld, byNew] = [opens(OLD, purpose, value), opens(NEW, purpose, value)];
      const key: 'old' | 'new' | 'none' = byOld !== null ? 'old' : byNew !== null ? 'new' : 'none';
      all.push({ place: `${name} ${id.toString('hex')}`, text: byOld ?? byNew ?? '', key });
    }
  }
  return all;
}

let people: Record<'payer' | 'recipient' | 'blocked', Person>;
let order: string;

/** Creates at least one value in every sealed place. */
async function fill(): Promise<void> {
  const web = await start({ SEAL_KEY: OLD });
  const [payer, recipient, blocked] = [
    await person('payer', url, DEVELOPMENT_TOKEN),
    await person('recipient', url, DEVELOPMENT_TOKEN),
    await person('blocked', url, DEVELOPMENT_TOKEN),
  ];
  people = { payer, recipient, blocked };
  const pay = async (id: string) => {
    const [bill] = await sql<{ amount: number }[]>`SELECT amount FROM money.orders WHERE id = ${id}`;
    installation.botApi.push(paymentOf(payer, id, bill?.amount));
  };
  await checkout(blocked, recipient, { message: 'unwelcome' });
  const [note] = await inboxOf(recipient);
  await recipient.call('unwrapValentine', { params: { id: note?.id ?? '' } });
  expect((await recipient.call('blockSender', { params: { id: note?.id ?? '' }, body: { isBlocked: true } })).status).toBe(200);
  const paid = orderIn(await checkout(payer, recipient, { itemId: 'teddy' }));
  await pay(paid);
  await waitForOrderState(payer, paid, 'fulfilled');
  const hidden = orderIn(await checkout(payer, recipient, { itemId: 'teddy', isFullyAnonymous: true, message: 'nobody knows' }));
  await pay(hidden);
  await until(
    () => sql`SELECT FROM money.waiting`,
    ({ length }) => length > 0,
  );
  order = orderIn(await checkout(payer, recipient, { itemId: 'teddy', message: 'paid later' }));
  installation.botApi.push({
    message: { ...messageFrom(payer), text: '/paysupport', entities: [{ type: 'bot_command', offset: 0, length: 11 }] },
  });
  await until(
    () => sql`SELECT FROM billet.tickets`,
    ({ length }) => length > 0,
  );
  const leaver = await person('leaver', url, DEVELOPMENT_TOKEN);
  expect((await leaver.call('deleteAccount')).status).toBe(200);
  expect(await web.stop()).toBe(0);
  // rows that an interrupted server leaves: an update, letters in both queues, a Telegram gift
  const seal = (purpose: string, text: string) => encrypt(keyFor(OLD, purpose), text);
  await sql`INSERT INTO money.updates (id, body, received_at) VALUES ('\\x01', ${seal('money.updates', '{"update_id":1}')}, now())`;
  const letter = seal('a letter of the bot', '{"to":1003,"text":"hello"}').toString('base64');
  await sql`INSERT INTO billet.outbox (task, payload) VALUES ('write-letter', ${JSON.stringify({ letter, isUrgent: false })})`;
  await sql`SELECT graphile_worker.add_job('write-letter', ${JSON.stringify({ letter, isUrgent: false })}::json, run_at => now() + interval '1 year')`;
  await sql`INSERT INTO money.gifts (id, item_id, recipient_telegram_id, gift_id, charge, state, due_at, tried_at)
    VALUES (gen_random_uuid(), gen_random_uuid(), 1, 'x', ${seal('the charge of a gift', 'charge')}, 'waiting', now() + interval '1 year', NULL)`;
}

test('[OPS-09] rekey covers every sealing purpose, or the purpose is known to need no rekey', () => {
  const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const named = sources.flatMap((file) =>
    Array.from(
      readFileSync(path.join(SRC, file), 'utf8').matchAll(/keyFor\([^,()]+(?:\.\w+)?, (?:'([^']+)'|"([^"]+)")\)/g),
      ([, one, other]) => one ?? other ?? '',
    ),
  );
  const known = new Set([...sealedValues.map(({ purpose }) => purpose), ...transientPurposes]);
  expect(named.filter((purpose) => !known.has(purpose))).toEqual([]);
  expect(named.length).toBeGreaterThan(12);
});

test('[OPS-09] rekey is rejected with one line while a service is connected, without the old key, or with another one', async () => {
  await fill();
  const before = await readAll();
  const refused = async (more: Record<string, string>) => {
    const { code, errors } = await rekey(more).ended;
    expect([code, errors.trim().split('\n').length]).toEqual([1, 1]);
    return errors;
  };
  expect(await refused({ SEAL_KEY_OLD: '' })).toMatch(/^billet: SEAL_KEY_OLD is missing; /);
  expect(await refused({ SEAL_KEY_OLD: NEW })).toMatch(/^billet: SEAL_KEY_OLD: it is the same as SEAL_KEY; /);
  expect(await refused({ SEAL_KEY_OLD: 'a key that never was one of this database' })).toMatch(
    /^billet: SEAL_KEY_OLD: this database is sealed with another key; /,
  );
  const web = await start({ SEAL_KEY: OLD, ROLES: 'web' });
  await person('payer', url, DEVELOPMENT_TOKEN);
  expect(await refused({})).toMatch(/^billet: rekey: Billet is connected to this database .+; stop web, jobs and bot/);
  await web.stop();
  expect(await readAll()).toEqual(before);
  expect(new Set(before.map(({ place }) => place.split(' ')[0]))).toEqual(new Set(sealedValues.map(({ name }) => name)));
});

test('[OPS-09] rekey is rejected without changes while another database has rights for the same logins', async () => {
  const before = await readAll();
  await sql`CREATE DATABASE billet_damaged`;
  await sql`GRANT CONNECT ON DATABASE billet_damaged TO billet_inbox`;
  const { code, errors } = await rekey().ended;
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^billet: rekey: the role billet_inbox also has rights in the database billet_damaged; drop that database first/),
  ]);
  await sql`DROP DATABASE billet_damaged`;
  expect(await readAll()).toEqual(before);
});

test('[OPS-09] rekey killed at random points can be continued, loses nothing, and leaves nothing that the old key opens', async () => {
  const before = await readAll();
  const texts = (all: Awaited<ReturnType<typeof readAll>>) => all.map(({ place, text }) => `${place} ${text}`).sort();
  const { integer } = makeSeededRandom(9);
  for (let kills = 0; kills < 4; kills += 1) {
    const run = rekey();
    let remaining = 1 + integer(sealedValues.length - 2);
    run.child.stdout?.on('data', (chunk) => {
      remaining -= String(chunk).split('\n').length - 1;
      if (remaining <= 0) run.child.kill('SIGKILL');
    });
    await run.ended;
    expect(texts(await readAll())).toEqual(texts(before));
    // no service may start in between
    expect(await rejectionOf(variables({ SEAL_KEY: kills % 2 ? OLD : NEW }))).toMatch(
      /^billet: SEAL_KEY: a change of the key is unfinished; /,
    );
  }
  expect(await rekey().ended).toMatchObject({ code: 0, errors: '' });
  const after = await readAll();
  expect(texts(after)).toEqual(texts(before));
  expect(after.filter(({ key }) => key !== 'new')).toEqual([]);
  expect((await rekey().ended).lines).toContain('already; nothing was changed');
});

test('[OPS-09] after a rekey the old key is rejected, and with the new one orders are delivered and blocks remain', async () => {
  expect(await rejectionOf(variables({ SEAL_KEY: OLD }))).toMatch(/^billet: SEAL_KEY: this database is sealed with another key; /);
  const server = await start({ SEAL_KEY: NEW, BATCH_SECONDS: '1' });
  const again = async (name: string) => person(name, url, DEVELOPMENT_TOKEN);
  const [payer, recipient, blocked] = [await again('payer'), await again('recipient'), await again('blocked')];
  expect(payer.code).toBe(people.payer.code);
  installation.botApi.push(paymentOf(payer, order));
  await waitForOrderState(payer, order, 'fulfilled');
  // the note that waited under the old key is delivered too
  await until(
    () => inboxOf(recipient),
    (notes) => notes.length === 4,
  );
  const count = (await inboxOf(recipient)).length;
  expect((await checkout(blocked, recipient, { message: 'again' })).status).toBe(200);
  expect(await inboxOf(recipient)).toHaveLength(count);
  expect(((await payer.call('getPurchases')).body as { pagination: { total: number } }).pagination.total).toBe(3);
  expect(await server.stop()).toBe(0);
});
