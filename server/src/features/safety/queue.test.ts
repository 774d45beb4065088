import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { errorOf, unwrap } from '../../../test/deliver.ts';
import { account, type Person } from '../../../test/person.ts';
import { checkout, inboxOf, type Shop, startShop, until } from '../../../test/shop.ts';
import { settleReport } from './queue.ts';
import { notifyOfReport } from './report-message.ts';

let shop: Shop;
let operator: Person;
let second: Person;
let sender: Person;
let recipient: Person;
beforeAll(async () => {
  shop = await startShop({ operatorIds: [account('operator').id, account('second').id] });
  [operator, second] = [await shop.person('operator'), await shop.person('second')];
  [sender, recipient] = [await shop.person('vera'), await shop.person('walter')];
});
afterAll(() => shop.close());

/** Sends a note and opens it as its recipient. */
async function opened(message: string, from = sender, to = recipient): Promise<string> {
  const before = new Set((await inboxOf(to)).map(({ id }) => id));
  await checkout(from, to, { message });
  const id = (await inboxOf(to)).find((each) => !before.has(each.id))?.id ?? '';
  await unwrap(to, id);
  return id;
}

const report = (person: Person, id: string, body: Record<string, unknown>) => person.call('reportValentine', { params: { id }, body });
const handled = () =>
  until(
    () => shop.deps.db.owner.execute(sql`SELECT count(*)::int AS n FROM money.updates WHERE body IS NOT NULL`).then(({ rows }) => rows),
    ([row]) => row?.n === 0,
  );
const listedSince = (before: number) =>
  shop.messenger.calls
    .slice(before)
    .filter(({ method, params }) => method === 'sendMessage' && params.chat_id === operator.telegramId)
    .flatMap(({ params }) => /waits as (\w+)/.exec(String(params.text))?.[1] ?? []);
const verdictsOn = async (id: string) => [
  ...(await shop.deps.db.owner
    .execute(sql`SELECT act, operator_telegram_id::text AS operator FROM billet.verdicts WHERE item_id = ${id}`)
    .then(({ rows }) => rows)),
];

describe('[SAF-01] a report', () => {
  test('[API-04] is accepted once a note, from its recipient, with a listed reason', async () => {
    const id = await opened('be reported');
    expect((await report(recipient, id, { reason: 'insult', text: 'it hurts' })).body).toEqual({ success: true });
    expect((await report(recipient, id, { reason: 'spam' })).body).toEqual({ success: true });
    const { rows } = await shop.deps.db.owner.execute(sql`SELECT reason, text, state FROM billet.reports WHERE item_id = ${id}`);
    expect([...rows]).toEqual([{ reason: 'insult', text: 'it hurts', state: 'open' }]);
    expect(errorOf(await report(recipient, id, { reason: 'boring' }))).toMatchObject({ code: 'bad_input', field: 'reason' });
    expect(errorOf(await report(recipient, id, { reason: 'other', text: 'x'.repeat(501) }))).toMatchObject({ field: 'text' });
    expect(errorOf(await report(sender, id, { reason: 'spam' })).code).toBe('not_found');
    for (const reason of ['threat', 'sexual', 'spam', 'minor', 'other']) {
      const other = await opened(`reported for ${reason}`);
      expect((await report(recipient, other, { reason })).status).toBe(200);
      await shop.deps.db.owner.execute(sql`UPDATE billet.reports SET state = 'settled' WHERE item_id = ${other}`);
    }
  });

  test('[SAF-04] is shown to the operators with text and reason but without people, and settled once', async () => {
    const { params } = await shop.messageTo(operator, 'be reported');
    expect(String(params.text)).toContain('Reason: insult');
    expect(String(params.text)).toContain('it hurts');
    for (const { firstName, code, telegramId } of [sender, recipient])
      for (const secret of [firstName, code, String(telegramId)]) expect(JSON.stringify({ ...params, chat_id: 0 })).not.toContain(secret);
    const [{ item_id: id }] = (await shop.deps.db.owner
      .execute(sql`SELECT item_id FROM billet.reports WHERE state = 'open'`)
      .then(({ rows }) => rows)) as unknown as [{ item_id: string }];
    expect(JSON.stringify(params.reply_markup)).toContain(`report:keep:${id}`);
    expect((await shop.press(operator, `report:keep:${id}`)).params.text).toBe('Kept');
    expect((await shop.press(operator, `report:remove:${id}`)).params.text).toBe('This report was already settled');
    shop.write(operator, '/reports');
    await shop.messageTo(operator, 'No open reports');
    expect(await verdictsOn(id)).toEqual([{ act: 'keep', operator: String(operator.telegramId) }]);
    expect((await inboxOf(recipient)).map((each) => each.id)).toContain(id);
  });

  test('with the verdict remove takes the note out of the inbox and the public list without notifying the sender', async () => {
    const id = await opened('take me down');
    await recipient.call('answerValentine', { params: { id }, body: { answer: 'no' } });
    await report(recipient, id, { reason: 'threat' });
    expect((await shop.press(operator, `report:remove:${id}`)).params.text).toBe('Taken down');
    expect((await inboxOf(recipient)).map((each) => each.id)).not.toContain(id);
    const listed = await sender.call('getPublicValentines', { params: { code: recipient.code }, query: { type: 'valentine' } });
    expect(listed.text).not.toContain('take me down');
    expect(errorOf(await recipient.call('unwrapValentine', { params: { id } })).code).toBe('not_found');
  });

  test("with the verdict stop_week withholds the sender's notes to everyone for a week while the sender sees success", async () => {
    const [villain, other] = [await shop.person('villain'), await shop.person('other')];
    const id = await opened('awful', villain);
    await report(recipient, id, { reason: 'sexual' });
    await shop.press(operator, `report:stop_week:${id}`);
    expect(await verdictsOn(id)).toEqual([{ act: 'stop_week', operator: String(operator.telegramId) }]);
    expect((await checkout(villain, other, { message: 'again' })).body).toEqual({ success: true, link: null, orderId: null });
    expect(await inboxOf(other)).toEqual([]);
    expect(errorOf(await checkout(villain, other, { itemId: 'teddy' })).code).toBe('not_deliverable');
    const {
      rows: [stop],
    } = await shop.deps.db.owner.execute(
      sql`SELECT until > now() + interval '6 days' AND until < now() + interval '8 days' AS week FROM sealed.stops`,
    );
    expect(stop?.week).toBe(true);
    await shop.deps.db.owner.execute(sql`UPDATE sealed.stops SET until = now()`);
    await checkout(villain, other, { message: 'sorry' });
    expect(await inboxOf(other)).toHaveLength(1);
  });

  test('[SAF-04] is listed with threats and minors first, then by age', async () => {
    const another = await shop.person('another');
    const reasons = ['spam', 'minor', 'insult', 'threat'];
    const ids: string[] = [];
    for (const reason of reasons) {
      const id = await opened(`waits as ${reason}`, another);
      await report(recipient, id, { reason });
      await shop.messageTo(operator, `waits as ${reason}`);
      ids.push(id);
    }
    const before = shop.messenger.calls.length;
    shop.write(operator, '/reports');
    await until(
      async () => listedSince(before),
      (listed) => listed.length === reasons.length,
    );
    expect(listedSince(before)).toEqual(['minor', 'threat', 'spam', 'insult']);
    await shop.messageTo(operator, '4 open reports');
    const presses = await Promise.all(
      ids.flatMap((id) => [shop.press(operator, `report:keep:${id}`), shop.press(second, `report:remove:${id}`)]),
    );
    expect(presses.filter(({ params }) => params.text === 'This report was already settled')).toHaveLength(ids.length);
    for (const id of ids) expect(await verdictsOn(id)).toHaveLength(1);
  });

  test('[SAF-04] is settled completely or not at all, and once however often the verdict is repeated', async () => {
    const [rude, elsewhere] = [await shop.person('rude'), await shop.person('elsewhere')];
    const id = await opened('half settled', rude);
    await report(recipient, id, { reason: 'threat' });
    const settle = () => settleReport(shop.deps, id, 'stop_week', operator.telegramId);
    const { owner } = shop.deps.db;
    await owner.execute(sql.raw(`ALTER TABLE billet.verdicts ADD CONSTRAINT broken CHECK (item_id <> '${id}')`));
    await expect(settle()).rejects.toThrow();
    expect((await inboxOf(recipient)).map((each) => each.id)).toContain(id);
    await checkout(rude, elsewhere, { message: 'not stopped' });
    expect(await inboxOf(elsewhere)).toHaveLength(1);
    await owner.execute(sql`ALTER TABLE billet.verdicts DROP CONSTRAINT broken`);
    expect((await Promise.all([settle(), settle(), settle()])).toSorted()).toEqual([false, false, true]);
    expect(await settle()).toBe(false);
    expect(await verdictsOn(id)).toEqual([{ act: 'stop_week', operator: String(operator.telegramId) }]);
    expect((await inboxOf(recipient)).map((each) => each.id)).not.toContain(id);
    await checkout(rude, elsewhere, { message: 'stopped' });
    expect(await inboxOf(elsewhere)).toHaveLength(1);
    await expect(
      owner.execute(sql`INSERT INTO billet.verdicts (item_id, operator_telegram_id, act, at) VALUES (${id}, 1, 'keep', now())`),
    ).rejects.toThrow();
  });

  test('[SAF-04] settled before its announcement is not announced', async () => {
    const id = await opened('settled early', await shop.person('early'));
    await report(recipient, id, { reason: 'spam' });
    for (const each of [operator, second]) await shop.messageTo(each, 'settled early');
    await shop.press(operator, `report:keep:${id}`);
    const before = shop.messenger.calls.length;
    await notifyOfReport(shop.deps, id);
    await handled();
    expect(shop.messenger.calls.slice(before).some(({ params }) => String(params.text).includes('settled early'))).toBe(false);
  });

  test('[SAF-04] is not accessible to other users: the command is unknown and the button does nothing', async () => {
    const id = await opened('still here', await shop.person('stranger'));
    await report(recipient, id, { reason: 'spam' });
    shop.write(sender, '/reports');
    await shop.messageTo(sender, 'I didn’t get that');
    await shop.press(sender, `report:remove:${id}`);
    await handled();
    expect((await inboxOf(recipient)).map((each) => each.id)).toContain(id);
    expect(await verdictsOn(id)).toEqual([]);
    const heard = shop.messenger.calls.filter(({ method, params }) => method === 'sendMessage' && params.chat_id === sender.telegramId);
    expect(heard.map(({ params }) => String(params.text)).join()).not.toContain('still here');
  });
});
