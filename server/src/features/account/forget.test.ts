import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { deliver, idOf, listOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { startShop, until } from '../../../test/shop.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';
import { forgetPerson } from './forget.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

interface Leaver {
  readonly leaver: Person;
  readonly friend: Person;
  readonly leaverId: string;
  /** From the leaver to the friend. */
  readonly sent: string;
}

/** Creates a person with rows in every table about people, and a friend who received a note from them. */
async function createLeaver(at: World, name: string): Promise<Leaver> {
  const [leaver, friend] = [await at.person(name), await at.person(`friend of ${name}`)];
  const leaverId = await idOf(at, leaver);
  const received = await deliver(at, friend, leaver, { message: 'for me' });
  await unwrap(leaver, received);
  await at.deps.db.owner.execute(sql`UPDATE billet.users SET available_reveals = 1 WHERE id = ${leaverId}`);
  await leaver.call('revealSender', { params: { id: received }, body: {} });
  await leaver.call('reportValentine', { params: { id: received }, body: { reason: 'spam' } });
  await leaver.call('blockSender', { params: { id: received }, body: { isBlocked: true } });
  const sent = await deliver(at, leaver, friend, { message: 'from me', privacy: 'open' });
  await unwrap(friend, sent);
  const { owner } = at.deps.db;
  await owner.execute(
    sql`INSERT INTO billet.scores (season, user_id, score, reached_at, listed_in) VALUES (2026, ${leaverId}, 1, now(), 'RU')
    ON CONFLICT (season, user_id) DO UPDATE SET listed_in = 'RU'`,
  );
  await owner.execute(sql`INSERT INTO billet.closed_seasons (season) VALUES (2025) ON CONFLICT DO NOTHING`);
  await owner.execute(sql`INSERT INTO billet.winners (season, category_code, place, user_id)
    VALUES (2025, ${name}, 1, ${leaverId})`);
  await owner.execute(sql`INSERT INTO billet.opened_service (user_id, item_id) VALUES (${leaverId}, ${crypto.randomUUID()})`);
  return { leaver, friend, leaverId, sent };
}

/** Counts each table's rows about the person, except the emptied one that accounting references. */
async function tracesOf(at: World, leaverId: string): Promise<Record<string, number>> {
  const items = sql`(SELECT id FROM billet.items WHERE recipient_id = ${leaverId})`;
  const {
    rows: [row],
  } = await at.deps.db.owner.execute<Record<string, number>>(sql`SELECT
    (SELECT count(*)::int FROM billet.items WHERE recipient_id = ${leaverId}) AS items,
    (SELECT count(*)::int FROM sealed.senders WHERE sender_id = ${leaverId} OR item_id IN ${items}) AS senders,
    (SELECT count(*)::int FROM sealed.reveals WHERE recipient_id = ${leaverId}) AS reveals,
    (SELECT count(*)::int FROM sealed.pairs WHERE item_id IN ${items}) AS pairs,
    (SELECT count(*)::int FROM sealed.blocks WHERE recipient_id = ${leaverId}) AS blocks,
    (SELECT count(*)::int FROM billet.reports WHERE item_id IN ${items}) AS reports,
    (SELECT count(*)::int FROM billet.change_events WHERE user_id = ${leaverId}) AS change_events,
    (SELECT count(*)::int FROM billet.scores WHERE user_id = ${leaverId}) AS scores,
    (SELECT count(*)::int FROM billet.winners WHERE user_id = ${leaverId}) AS winners,
    (SELECT count(*)::int FROM billet.opened_service WHERE user_id = ${leaverId}) AS opened_service`);
  return row ?? {};
}
const nothing = (traces: Record<string, number>) => Object.fromEntries(Object.keys(traces).map((name) => [name, 0]));

/** Makes every such statement on a table fail until the returned function is called. */
async function breakTable(at: World, statement: string, table: string): Promise<() => Promise<void>> {
  await sqlOn(at.deps.db.owner.$client).query(`CREATE OR REPLACE FUNCTION public.break() RETURNS trigger LANGUAGE plpgsql AS
      $f$ BEGIN RAISE EXCEPTION 'killed'; END $f$;
    GRANT EXECUTE ON FUNCTION public.break() TO PUBLIC; GRANT USAGE ON SCHEMA public TO PUBLIC;
    CREATE TRIGGER break BEFORE ${statement} ON ${table} FOR EACH ROW EXECUTE FUNCTION public.break()`);
  return async () => void (await sqlOn(at.deps.db.owner.$client).query(`DROP TRIGGER break ON ${table}`));
}

describe('[SAF-02] deleting an account', () => {
  test.each([
    ['UPDATE', 'billet.users'],
    ['UPDATE', 'billet.scores'],
    ['INSERT', 'billet.share_visitors'],
    ['INSERT', 'billet.outbox'],
  ])('is atomic: a failing %s of %s leaves the account unchanged', async (statement, table) => {
    const { leaver, leaverId, friend, sent } = await createLeaver(world, `whole ${table}`);
    const before = await tracesOf(world, leaverId);
    expect(Object.values(before)).not.toContain(0);
    const repair = await breakTable(world, statement, table);
    const failed = await leaver.call('deleteAccount');
    await repair();
    expect(failed.status).toBe(500);
    expect((await leaver.call('getProfile')).body).toMatchObject({ user: { valentineCode: leaver.code } });
    expect(await tracesOf(world, leaverId)).toEqual(before);
    expect(await unwrap(friend, sent)).toMatchObject({ sender: { telegram: { firstName: leaver.firstName } } });
    expect((await leaver.call('deleteAccount')).status).toBe(200);
  });

  test.each([
    ['DELETE', 'sealed.senders'],
    ['UPDATE', 'sealed.blocks'],
    ['DELETE', 'sealed.reveals'],
    ['DELETE', 'sealed.pairs'],
    ['DELETE', 'billet.reports'],
    ['DELETE', 'billet.items'],
    ['DELETE', 'billet.change_events'],
    ['DELETE', 'billet.scores'],
    ['DELETE', 'billet.winners'],
    ['DELETE', 'billet.opened_service'],
  ])('is resumable: a failing %s of %s reveals nothing, and the next run deletes the rest', async (statement, table) => {
    const { leaver, leaverId, friend, sent } = await createLeaver(world, `resumed ${table}`);
    const bystander = await createLeaver(world, `bystander ${table}`);
    const theirs = await tracesOf(world, bystander.leaverId);
    const repair = await breakTable(world, statement, table);
    expect((await leaver.call('deleteAccount')).body).toEqual({ success: true });
    await expect(forgetPerson(world.deps, leaverId)).rejects.toThrow();
    // Whatever rows are left, none is shown
    expect(await unwrap(friend, sent)).toMatchObject({ message: 'from me', sender: null, isOpenSympathy: false });
    expect((await friend.call('getSent')).body).toMatchObject({ sent: [], pagination: { total: 0 } });
    const returned = await world.person(`resumed ${table}`);
    expect([(await listOf(returned)).valentines, returned.code === leaver.code]).toEqual([[], false]);
    await repair();
    await forgetPerson(world.deps, leaverId);
    const left = await tracesOf(world, leaverId);
    expect(left).toEqual(nothing(left));
    await forgetPerson(world.deps, leaverId);
    expect(await tracesOf(world, bystander.leaverId)).toEqual(theirs);
  });

  test("is required before a person's data is erased", async () => {
    const { leaverId } = await createLeaver(world, 'alive');
    const before = await tracesOf(world, leaverId);
    await forgetPerson(world.deps, leaverId);
    expect(await tracesOf(world, leaverId)).toEqual(before);
  });

  test('deletes withheld notes that were never delivered', async () => {
    const { leaver, leaverId, friend, sent } = await createLeaver(world, 'blocked one');
    await friend.call('blockSender', { params: { id: sent }, body: { isBlocked: true } });
    const withheld = await deliver(world, leaver, friend, { message: 'held off' });
    expect((await leaver.call('getSent')).body).toMatchObject({ pagination: { total: 2 } });
    await leaver.call('deleteAccount');
    await forgetPerson(world.deps, leaverId);
    const { rows } = await world.deps.db.owner.execute(sql`SELECT id FROM billet.items WHERE id = ${withheld}`);
    expect(rows).toHaveLength(0);
    expect(await tracesOf(world, leaverId)).toMatchObject({ senders: 0, items: 0 });
  });

  test("[SAF-03] deletes notes withheld from the person, also from their sender's list and count", async () => {
    const { leaver, leaverId, friend } = await createLeaver(world, 'blocker');
    const id = await deliver(world, friend, leaver, { message: 'let in' });
    await leaver.call('blockSender', { params: { id }, body: { isBlocked: true } });
    const sent = async () => (await friend.call('getSent', { query: { limit: 1 } })).body as { pagination: { total: number } };
    const held = [];
    for (let n = 0; n < 5; n++) held.push(await deliver(world, friend, leaver, { message: `held off ${n}` }));
    const { total } = (await sent()).pagination;
    await forgetPerson(world.deps, leaverId);
    expect((await sent()).pagination.total).toBe(total);
    await leaver.call('deleteAccount');
    await forgetPerson(world.deps, leaverId);
    expect((await sent()).pagination.total).toBe(0);
    const { rows } = await world.deps.db.owner.execute(sql`SELECT id FROM billet.items WHERE id::text IN ${held}`);
    expect(rows).toHaveLength(0);
  });

  test('is continued by a server that starts after the killed one', async () => {
    const shop = await startShop();
    const { leaver, leaverId } = await createLeaver(shop, 'killed');
    await shop.stopBot();
    await leaver.call('deleteAccount');
    expect(Object.values(await tracesOf(shop, leaverId))).not.toContain(0);
    await shop.restart();
    await until(
      () => tracesOf(shop, leaverId),
      (traces) => Object.values(traces).every((rows) => rows === 0),
    );
    await shop.close();
  });

  test('rejects later notes to and from the person', async () => {
    const { leaver, leaverId, friend } = await createLeaver(world, 'late');
    const [friendId, to] = [await idOf(world, friend), leaver.code];
    await leaver.call('deleteAccount');
    expect((await friend.call('checkout', { body: { valentineCode: to, itemId: 'tulip' } })).status).toBe(404);
    const left = { ...leaver, telegramId: leaver.telegramId };
    const late = (from: Person, ids: { senderId: string; recipientId: string }) => deliver(world, from, friend, ids);
    await expect(late(friend, { senderId: friendId, recipientId: leaverId })).rejects.toThrow('No user has this code');
    await expect(late(left, { senderId: leaverId, recipientId: friendId })).rejects.toThrow('deleted');
  });
});
