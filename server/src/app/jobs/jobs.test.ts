import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { idOf } from '../../../test/deliver.ts';
import type { Person } from '../../../test/person.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop, stateOf, until } from '../../../test/shop.ts';
import { queueForUser } from '../../features/bot-messages/index.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { relayOutbox } from '../../kit/outbox/relay.ts';
import { freeDeadWorkers } from './dead-workers.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ batchSeconds: 1 });
});
afterAll(() => shop.close());

/** Resolves when outbox and queue are empty. */
async function allDone(): Promise<void> {
  const left = () =>
    shop.deps.db.owner
      .execute(sql`SELECT ((SELECT count(*) FROM billet.outbox) +
    (SELECT count(*) FROM graphile_worker.jobs WHERE task_identifier NOT IN ('reconcile', 'clean-up')))::int AS n`)
      .then(({ rows }) => rows);
  await until(left, ([row]) => row?.n === 0);
}

describe('a new note', () => {
  test('[INB-12] is announced with a button that opens the inbox', async () => {
    const [anna, boris] = [await shop.person('anna'), await shop.person('boris')];
    await checkout(anna, boris);
    const { params } = await shop.messageTo(boris);
    expect(params).toMatchObject({
      text: expect.stringContaining('You’ve got a valentine!'),
      reply_markup: { inline_keyboard: [[{ web_app: { url: 'http://localhost:8080/#/inbox' } }]] },
    });
  });

  test('[SEC-01] has the same announcement for every sender, signed or not', async () => {
    const [carl, dora, eve, fred] = [
      await shop.person('carl'),
      await shop.person('dora'),
      await shop.person('eve'),
      await shop.person('fred'),
    ];
    await checkout(carl, eve, { message: 'one' });
    await checkout(dora, fred, { message: 'another', itemId: 'kiss', isOpenSympathy: true });
    const [first, second] = [await shop.messageTo(eve), await shop.messageTo(fred)];
    expect({ ...first.params, chat_id: 0 }).toEqual({ ...second.params, chat_id: 0 });
  });

  test.each([
    [{ itemId: 'tulip', isSuper: true }, 'mia', 'a super valentine!'],
    [{ itemId: 'teddy' }, 'max', 'a valentine with a Telegram gift!'],
  ])('[INB-12] of %j is announced to %s with its kind', async (body, name, words) => {
    const [leo, recipient] = [await shop.person('leo'), await shop.person(name)];
    shop.pay(leo, orderIn(await checkout(leo, recipient, body)), 49);
    expect((await shop.messageTo(recipient)).params.text).toContain(words);
  });

  test('[INB-12] is announced without its kind while another note waits unopened', async () => {
    const [kai, lia] = [await shop.person('kai'), await shop.person('lia')];
    await checkout(kai, lia);
    await shop.messageTo(lia);
    await checkout(kai, lia, { itemId: 'candy' });
    const [, second] = await until(
      () => Promise.resolve(shop.messagesTo(lia)),
      ({ length }) => length === 2,
    );
    expect(second?.params.text).toContain('You’ve got something!');
  });

  test('is announced once for a burst', async () => {
    const [gina, hugo, ina] = [await shop.person('gina'), await shop.person('hugo'), await shop.person('ina')];
    // the jobs start afterwards, so that a slow machine sends the whole burst within one batch
    await shop.stopBot();
    await Promise.all([checkout(gina, ina), checkout(hugo, ina), checkout(gina, ina, { itemId: 'candy' })]);
    await shop.restart();
    await shop.messageTo(ina);
    await allDone();
    expect(shop.messagesTo(ina)).toHaveLength(1);
  });

  test('[GHO-01] is not announced to a user who blocked the bot, which a refused message records', async () => {
    const [jana, karl] = [await shop.person('jana'), await shop.person('karl')];
    shop.messenger.fail('sendMessage', { status: 403, description: 'Forbidden: bot was blocked by the user' });
    await checkout(jana, karl);
    const state = () =>
      shop.deps.db.owner.execute(sql`SELECT bot_state FROM billet.users WHERE code = ${karl.code}`).then(({ rows }) => rows);
    await until(state, ([row]) => row?.bot_state === 'blocked');
    await checkout(jana, karl, { itemId: 'candy' });
    await allDone();
    expect(shop.messagesTo(karl)).toHaveLength(1);
  });

  test('is announced after a retry when the messenger failed', async () => {
    const [lena, max] = [await shop.person('lena'), await shop.person('max')];
    shop.messenger.fail('sendMessage', { status: 500, description: 'Internal Server Error' });
    await checkout(lena, max);
    await until(
      async () => shop.messagesTo(max).length,
      (calls) => calls === 2,
    );
    await allDone();
  });
});

describe('[RPL-03] an answer', () => {
  async function answered(sender: Person, recipient: Person, body: Record<string, unknown>, price = 0): Promise<void> {
    const reply = await checkout(sender, recipient, body);
    if (price > 0) {
      shop.pay(sender, orderIn(reply), price);
      await until(
        () => stateOf(sender, orderIn(reply)),
        (state) => state === 'fulfilled',
      );
    }
    const [item] = await until(
      () => inboxOf(recipient),
      ({ length }) => length === 1,
    );
    const params = { id: item?.id ?? '' };
    await recipient.call('unwrapValentine', { params });
    expect((await recipient.call('answerValentine', { params, body: { answer: 'me <b>too</b>' } })).status).toBe(200);
  }

  test("[RPL-03] is sent to the sender as plain text below the sender's own words", async () => {
    const [nina, olaf] = [await shop.person('nina'), await shop.person('olaf')];
    await answered(nina, olaf, { message: 'Tea <i>today</i>?' });
    const { params } = await shop.messageTo(nina);
    expect(params.text).toContain('Olaf answered your note:\n\n“Tea <i>today</i>?”\n\nme <b>too</b>');
    expect(params).not.toHaveProperty('parse_mode');
  });

  test('[RPL-03] to a gift without words is sent without a quotation', async () => {
    const [sven, tara] = [await shop.person('sven'), await shop.person('tara')];
    await answered(sven, tara, { message: '' });
    expect((await shop.messageTo(sven)).params.text).toContain('Tara answered your note:\n\nme <b>too</b>');
  });

  test('to a fully anonymous note is sent to no one', async () => {
    const [paul, rosa] = [await shop.person('paul'), await shop.person('rosa')];
    await answered(paul, rosa, { isFullyAnonymous: true }, 49);
    await allDone();
    expect(shop.messagesTo(paul)).toHaveLength(0);
  });
});

test("[SEC-02] a failed job's stored error contains no data of its query", async () => {
  const [uma, viktor] = [await shop.person('uma'), await shop.person('viktor')];
  const { owner } = shop.deps.db;
  await owner.execute(sql`ALTER TABLE billet.users ADD CONSTRAINT broken CHECK (bot_state <> 'blocked') NOT VALID`);
  const isViktors = ({ chat_id }: { readonly chat_id?: unknown }) => chat_id === viktor.telegramId;
  shop.messenger.fail('sendMessage', { status: 403, description: 'Forbidden: bot was blocked by the user' }, 1, isViktors);
  await checkout(uma, viktor);
  const viktorsId = await idOf(shop, viktor);
  const failed = () =>
    owner
      .execute<{ error: string }>(
        sql`SELECT last_error AS error FROM graphile_worker._private_jobs WHERE payload::text LIKE ${`%${viktorsId}%`} AND last_error IS NOT NULL`,
      )
      .then(({ rows }) => rows);
  const [job] = await until(failed, (rows) => rows.length === 1);
  expect(job?.error).not.toMatch(new RegExp(`${viktor.telegramId}|Failed query`));
  await owner.execute(sql`ALTER TABLE billet.users DROP CONSTRAINT broken`);
  await owner.execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
  await allDone();
});

test('[OPS-03] a stop waits for a running job, which is not repeated', async () => {
  const [sven, tessa] = [await shop.person('sven'), await shop.person('tessa')];
  await allDone();
  const $client = sqlOn(shop.deps.db.owner.$client);
  const atWork = () => $client<{ key: string | null }[]>`SELECT key FROM graphile_worker.jobs WHERE locked_at IS NOT NULL`;
  const last = () => $client`SELECT pid FROM pg_stat_activity WHERE query LIKE 'UNLISTEN%' AND state = 'idle'`;
  const stopped = await shop.deps.db.owner.transaction(async (tx) => {
    await sqlOn(tx.$client)`LOCK TABLE billet.scores IN ACCESS EXCLUSIVE MODE`;
    await checkout(sven, tessa);
    await until(atWork, (jobs) => jobs.some(({ key }) => key === 'scores'));
    const stopping = shop.stopBot();
    await until(last, ({ length }) => length >= 2);
    return { stopping };
  });
  await stopped.stopping;
  expect(await atWork()).toHaveLength(0);
  await shop.restart();
});

test("[OPS-03] deletes a killed worker's job that was replaced under its key", async () => {
  await shop.stopBot();
  const $client = sqlOn(shop.deps.db.owner.$client);
  await $client`SELECT graphile_worker.add_job('count-scores', '{}'::json, job_key => 'scores')`;
  await $client`UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'nobody' WHERE key = 'scores'`;
  await shop.restart();
  await $client`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute' WHERE locked_by = 'nobody'`;
  await freeDeadWorkers(shop.deps);
  await allDone();
});

test('[OPS-03] frees a queue whose job was finished by a worker that had lost it to another', async () => {
  const willa = await shop.person('willa');
  await allDone();
  const $client = sqlOn(shop.deps.db.owner.$client);
  const write = (text: string) => queueForUser(shop.deps.db.app, shop.deps, willa.telegramId, () => ({ text }));
  const release = shop.messenger.hold('sendMessage', ({ chat_id }) => chat_id === willa.telegramId);
  await write('held');
  await shop.messageTo(willa, 'held');
  const queues = 'graphile_worker._private_job_queues';
  const lockedBy = () =>
    $client.query<{ locked_by: string }[]>(`SELECT locked_by FROM ${queues} WHERE queue_name = 'letters' AND locked_at IS NOT NULL`);
  const age = () => $client.query(`UPDATE ${queues} SET locked_at = now() - interval '1 minute' WHERE queue_name = 'letters'`);
  await age();
  await freeDeadWorkers(shop.deps);
  expect(await lockedBy(), 'a running job keeps its queue').toHaveLength(1);
  // in the future, so that the watcher of the shop does not free them
  const toAnother = `locked_by = 'another', locked_at = now() + interval '1 hour'`;
  await $client.query(`UPDATE graphile_worker._private_jobs j SET ${toAnother} FROM ${queues} q
    WHERE q.id = j.job_queue_id AND q.queue_name = 'letters' AND j.locked_at IS NOT NULL`);
  await $client.query(`UPDATE ${queues} SET ${toAnother} WHERE queue_name = 'letters'`);
  release();
  await allDone();
  expect(await lockedBy()).toEqual([{ locked_by: 'another' }]);
  await write('next');
  await age();
  await freeDeadWorkers(shop.deps);
  await shop.messageTo(willa, 'next');
  await allDone();
});

describe('the outbox', () => {
  test('[PAY-02] moves every row exactly once with concurrent relays', async () => {
    await shop.stopBot();
    const { owner } = shop.deps.db;
    await owner.execute(
      sql`INSERT INTO billet.outbox (task, payload) SELECT 'refund', jsonb_build_object('chargeId', 'none-' || n) FROM generate_series(1, 1200) n`,
    );
    const moved = await Promise.all(
      Array.from({ length: 3 }, async () => {
        let total = 0;
        for (let some = 1; some > 0; total += some) some = await relayOutbox(shop.deps);
        return total;
      }),
    );
    expect(moved.reduce((sum, each) => sum + each, 0)).toBe(1200);
    const {
      rows: [queued],
    } = await owner.execute(sql`SELECT count(*)::int AS n FROM graphile_worker.jobs WHERE task_identifier = 'refund'`);
    expect(queued?.n).toBe(1200);
    await owner.execute(
      sql`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE task_identifier = 'refund'`,
    );
    await shop.restart();
    await allDone();
  });

  test('[INB-12] queues one announcement for a burst of arrivals, and none for an unseen note', async () => {
    await shop.stopBot();
    const { owner } = shop.deps.db;
    const [wanda, xaver] = [await shop.person('wanda'), await shop.person('xaver')];
    const [yvo, zoe] = [await shop.person('yvo'), await shop.person('zoe')];
    await checkout(wanda, xaver, { message: 'one' });
    await checkout(yvo, xaver, { message: 'another' });
    await checkout(wanda, zoe);
    await owner.execute(sql`UPDATE billet.items SET placement = 'kept' WHERE recipient_id = ${await idOf(shop, zoe)}`);
    expect(await relayOutbox(shop.deps)).toBe(3);
    await checkout(wanda, xaver, { message: 'later' });
    await relayOutbox(shop.deps);
    const queued = await owner
      .execute(
        sql`SELECT identifier AS task, key, payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
         WHERE identifier LIKE '%arriv%'`,
      )
      .then(({ rows }) => rows);
    const recipientId = await idOf(shop, xaver);
    expect([...queued]).toEqual([{ task: 'tell-arrival', key: `arrivals of ${recipientId}`, payload: { recipientId } }]);
    await shop.restart();
    await shop.messageTo(xaver);
    await allDone();
    expect([shop.messagesTo(xaver).length, shop.messagesTo(zoe).length]).toEqual([1, 0]);
  });

  test('hands jobs of a killed worker to the next start', async () => {
    const { owner } = shop.deps.db;
    await shop.stopBot();
    const [sven, tina] = [await shop.person('sven'), await shop.person('tina')];
    await checkout(sven, tina);
    await relayOutbox(shop.deps);
    await owner.execute(sql`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '20 seconds', locked_by = 'dead'`);
    await shop.restart();
    await shop.messageTo(tina);
  });
});
