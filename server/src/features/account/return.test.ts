import type { User } from '@billet/shared-domain/contract';
import { INVITES } from '@billet/shared-domain/rules/tasks';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { deliver, errorOf, idOf, unwrap } from '../../../test/deliver.ts';
import type { Person } from '../../../test/person.ts';
import { waitForOrderState } from '../../../test/sale.ts';
import { checkout, inboxOf, orderIn, type Shop, startShop } from '../../../test/shop.ts';
import { settleReport } from '../safety/index.ts';
import { deliverBatch } from '../sending/index.ts';
import { forgetPerson } from './forget.ts';

const OPERATOR = 900;
let shop: Shop;
let run = 0;
beforeAll(async () => {
  shop = await startShop({ operatorIds: [OPERATOR], channelId: '@billet_news' });
});
afterAll(() => shop.close());

async function people(): Promise<{ sender: Person; recipient: Person; other: Person }> {
  run += 1;
  return {
    sender: await shop.person(`leaver${run}`),
    recipient: await shop.person(`stayer${run}`),
    other: await shop.person(`other${run}`),
  };
}

/** Deletes the account and opens the app again: the same messenger account, a new account here. */
async function leaveAndReturn(person: Person): Promise<Person> {
  expect((await person.call('deleteAccount')).body).toEqual({ success: true });
  const returned = await shop.person(person.firstName.toLowerCase());
  expect([returned.telegramId, returned.code === person.code]).toEqual([person.telegramId, false]);
  return returned;
}

const block = (person: Person, id: string) => person.call('blockSender', { params: { id }, body: { isBlocked: true } });

test.each(['reveal', 'open', 'full_anon'] as const)(
  "[SAF-01] a block by a note of privacy %s outlives the blocked sender's account",
  async (privacy) => {
    const { sender, recipient, other } = await people();
    const id = await deliver(shop, sender, recipient, { privacy });
    await block(recipient, id);
    const returned = await leaveAndReturn(sender);
    const [blocked, free] = [
      await checkout(returned, recipient, { message: 'again' }),
      await checkout(returned, other, { message: 'again' }),
    ];
    expect([blocked.status, blocked.text]).toEqual([200, free.text]);
    expect(await inboxOf(recipient)).toHaveLength(1);
    expect(await inboxOf(other)).toHaveLength(1);
    expect(errorOf(await checkout(returned, recipient, { itemId: 'teddy' })).code).toBe('not_deliverable');
    // It can be lifted like any other
    await recipient.call('blockSender', { params: { id }, body: { isBlocked: false } });
    await checkout(returned, recipient, { message: 'let in' });
    expect(await inboxOf(recipient)).toHaveLength(2);
  },
);

test('[SAF-01] a block set after the sender left applies when they return', async () => {
  const { sender, recipient } = await people();
  const id = await deliver(shop, sender, recipient);
  const returned = await leaveAndReturn(sender);
  expect((await block(recipient, id)).status).toBe(200);
  await checkout(returned, recipient, { message: 'again' });
  expect(await inboxOf(recipient)).toHaveLength(1);
});

test.each(['reveal', 'full_anon'] as const)(
  "[SAF-01] a block by a note of privacy %s outlives the blocker's own account",
  async (privacy) => {
    const { sender, recipient, other } = await people();
    const id = await deliver(shop, sender, recipient, { privacy });
    await block(recipient, id);
    const personId = await idOf(shop, recipient);
    const returned = await leaveAndReturn(recipient);
    await forgetPerson(shop.deps, personId);
    const [blocked, free] = [await checkout(sender, returned, { message: 'again' }), await checkout(sender, other, { message: 'again' })];
    expect([blocked.status, blocked.text]).toEqual([200, free.text]);
    expect(await inboxOf(returned)).toEqual([]);
    expect(errorOf(await checkout(sender, returned, { itemId: 'teddy' })).code).toBe('not_deliverable');
    // Others can write, and a new block takes a free mark
    const fresh = await deliver(shop, other, returned);
    expect((await block(returned, fresh)).status).toBe(200);
    expect((await returned.call('getBlocked')).body).toMatchObject({ valentines: [{ id: fresh }], pagination: { total: 1 } });
  },
);

test.each(['before', 'after'] as const)(
  "[SAF-01] an operator's stop set %s the account was deleted applies when they return",
  async (when) => {
    const { sender, recipient, other } = await people();
    const id = await deliver(shop, sender, recipient);
    await unwrap(recipient, id);
    await recipient.call('reportValentine', { params: { id }, body: { reason: 'threat' } });
    const stop = () => settleReport(shop.deps, id, 'stop_week', OPERATOR);
    if (when === 'before') await stop();
    const returned = await leaveAndReturn(sender);
    if (when === 'after') await stop();
    await checkout(returned, other, { message: 'hello there' });
    expect(await inboxOf(other)).toEqual([]);
  },
);

test('[SAF-01] a stop of a fully anonymous sender applies to that recipient, also when the sender returns', async () => {
  const { sender, recipient, other } = await people();
  const id = await deliver(shop, sender, recipient, { privacy: 'full_anon' });
  await unwrap(recipient, id);
  await recipient.call('reportValentine', { params: { id }, body: { reason: 'threat' } });
  await settleReport(shop.deps, id, 'stop_week', OPERATOR);
  const returned = await leaveAndReturn(sender);
  for (const to of [recipient, other]) await checkout(returned, to, { message: 'hello again' });
  expect(await inboxOf(recipient)).toEqual([]);
  expect(await inboxOf(other)).toHaveLength(1);
});

test('[SAF-01][SAF-02] a note paid before leaving is delivered without a link to its sender, and a block by it applies when they return', async () => {
  const { sender, recipient } = await people();
  const body = { itemId: 'tulip', message: 'on its way', isFullyAnonymous: true };
  const order = orderIn(await checkout(sender, recipient, body));
  shop.pay(sender, order, 49);
  await waitForOrderState(sender, order, 'fulfilled');
  const returned = await leaveAndReturn(sender);
  await deliverBatch(shop.deps);
  const [note] = await inboxOf(recipient);
  expect(note).toMatchObject({ sender: null, isRevealCompleted: false });
  expect((await unwrap(recipient, note?.id ?? '')).message).toBe('on its way');
  await block(recipient, note?.id ?? '');
  await checkout(returned, recipient, { message: 'again' });
  expect(await inboxOf(recipient)).toHaveLength(1);
});

async function complete(person: Person, taskId: string): Promise<{ success: boolean; user: User }> {
  return (await person.call('completeTask', { body: { taskId } })).body as { success: boolean; user: User };
}

test('[SAF-01][TSK-01] joining the channel earns one reveal per messenger account, however often it returns', async () => {
  const { sender } = await people();
  shop.messenger.members.add(sender.telegramId);
  expect(await complete(sender, 'join_channel')).toMatchObject({ success: true, user: { availableReveals: 1 } });
  const returned = await leaveAndReturn(sender);
  expect(await complete(returned, 'join_channel')).toMatchObject({
    success: true,
    user: { availableReveals: 0, completedTasks: ['join_channel'] },
  });
});

test('[SAF-01][TSK-01] a returning friend does not count as invited, and three new ones earn one reveal per inviter, also after a return', async () => {
  const { sender: inviter } = await people();
  const visit = (visitor: Person, code: string) => visitor.call('reportShareOpened', { body: { code } });
  const friends = [];
  for (let i = 0; i < INVITES; i++) friends.push(await shop.person(`friend${run} of ${i}`));
  for (const friend of friends.slice(1)) await visit(friend, inviter.code);
  // The first friend never used a link but was known already
  const returned = [];
  for (const friend of friends) returned.push(await leaveAndReturn(friend));
  for (const friend of returned) await visit(friend, inviter.code);
  expect(await complete(inviter, 'invite_3')).toMatchObject({ success: false });

  await visit(await shop.person(`really new ${run}`), inviter.code);
  expect(await complete(inviter, 'invite_3')).toMatchObject({ success: true, user: { availableReveals: 1 } });
  const back = await leaveAndReturn(inviter);
  for (let i = 0; i < INVITES; i++) await visit(await shop.person(`newer ${run} ${i}`), back.code);
  expect(await complete(back, 'invite_3')).toMatchObject({ success: true, user: { availableReveals: 0, completedTasks: ['invite_3'] } });
});
