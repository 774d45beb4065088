import type { User } from '@billet/shared-domain/contract';
import { type TaskId, taskIds } from '@billet/shared-domain/rules/tasks';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { type BotApi, startBotApi } from '../../../test/bot-api.ts';
import { errorOf, idOf } from '../../../test/deliver.ts';
import { DEFAULT_DATE, startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { countInvites } from './count-invites.ts';

let messenger: BotApi;
let world: World;
beforeAll(async () => {
  messenger = await startBotApi();
  world = await startWorld({ botApiRoot: messenger.root, channelId: '@billet_news' });
});
afterAll(async () => {
  await world.close();
  await messenger.close();
});

async function complete(person: Person, taskId: TaskId): Promise<{ success: boolean; user: User }> {
  const reply = await person.call('completeTask', { body: { taskId } });
  expect(reply.status).toBe(200);
  return reply.body as { success: boolean; user: User };
}
const visit = (visitor: Person, code: string) => visitor.call('reportShareOpened', { body: { code } });

test('[TSK-01] trusts tasks that it cannot verify, once and without a reward', async () => {
  const anna = await world.person('anna');
  for (const task of ['share_link', 'share_story', 'emoji_status'] as const) {
    expect(await complete(anna, task)).toMatchObject({ success: true, user: { availableReveals: 0 } });
    expect((await complete(anna, task)).success).toBe(true);
  }
  expect(((await anna.call('getProfile')).body as { user: User }).user.completedTasks).toEqual([
    'share_link',
    'share_story',
    'emoji_status',
  ]);
});

test('[TSK-01] verifies channel membership with the messenger and rewards it once', async () => {
  const boris = await world.person('boris');
  expect(await complete(boris, 'join_channel')).toMatchObject({ success: false, user: { completedTasks: [], availableReveals: 0 } });
  messenger.members.add(boris.telegramId);
  messenger.fail('getChatMember', { status: 400, description: 'Bad Request: chat not found' });
  expect((await complete(boris, 'join_channel')).success).toBe(false);
  const claims = await Promise.all(Array.from({ length: 8 }, () => complete(boris, 'join_channel')));
  for (const claim of claims)
    expect(claim).toMatchObject({ success: true, user: { completedTasks: ['join_channel'], availableReveals: 1 } });
  messenger.members.delete(boris.telegramId);
  expect(await complete(boris, 'join_channel')).toMatchObject({ success: true, user: { availableReveals: 1 } });
  const asked = await messenger.waitForCall('getChatMember', ({ user_id }) => user_id === boris.telegramId);
  expect(asked.params.chat_id).toBe('@billet_news');
});

test('[TSK-01] three new people by one link earn one reveal, without known friends, oneself and repeated visits', async () => {
  const carl = await world.person('carl');
  const old = await world.person('an old friend');
  const newcomers = [await world.person('new one'), await world.person('new two')];
  await world.deps.db.owner.execute(
    sql`UPDATE billet.users SET created_at = ${new Date(DEFAULT_DATE.getTime() - 25 * 3_600_000).toISOString()} WHERE id = ${await idOf(world, old)}`,
  );
  const answers = [await visit(carl, carl.code), await visit(old, carl.code), await visit(old, 'zzzzzzzzzz')];
  for (const person of [...newcomers, ...newcomers]) answers.push(await visit(person, carl.code));
  expect(new Set(answers.map(({ text, status }) => `${status} ${text}`))).toEqual(new Set(['200 {"success":true}']));
  expect((await complete(carl, 'invite_3')).success).toBe(false);
  const third = await world.person('new three');
  await visit(third, carl.code);
  await visit(third, (await world.person('somebody else')).code);
  expect(await complete(carl, 'invite_3')).toMatchObject({ success: true, user: { availableReveals: 1, completedTasks: ['invite_3'] } });
  expect(await complete(carl, 'invite_3')).toMatchObject({ success: true, user: { availableReveals: 1 } });
});

test('[SEC-01] [TSK-01] repeated exports show new visitors only in threes, so that no later note can be attributed', async () => {
  const inviter = await world.person('who waits for somebody new');
  const seen = async () => {
    const { url } = (await inviter.call('exportAccount')).body as { url: string };
    const file = (await (await fetch(`${world.url}${new URL(url).pathname}`)).json()) as { tasks: { invited: number } };
    return file.tasks.invited;
  };
  const counts = [];
  for (let n = 0; n < 4; n++) {
    await visit(await world.person(`newcomer ${n}`), inviter.code);
    counts.push(await seen());
  }
  expect(counts).toEqual([0, 0, 3, 3]);
});

test('[SEC-01] [TSK-01] the profile shows new visitors with the daily count only, and at most three', async () => {
  const daily = await startWorld({ botApiRoot: messenger.root, scoreDelaySeconds: 86_400 });
  const inviter = await daily.person('who looks');
  const shown = async () => ((await inviter.call('getProfile')).body as { user: User }).user.invited;
  const seen = [];
  for (let n = 0; n < 4; n++) {
    await visit(await daily.person(`newcomer ${n}`), inviter.code);
    seen.push(await shown());
    if (n === 1 || n === 3) await countInvites(daily.deps);
    seen.push(await shown());
  }
  await daily.close();
  expect(seen).toEqual([0, 0, 0, 2, 2, 2, 2, 3]);
});

test('[SEC-01] [TSK-01] reward requests and exports show the third visitor with the daily count only', async () => {
  const daily = await startWorld({ botApiRoot: messenger.root, scoreDelaySeconds: 86_400 });
  const inviter = await daily.person('who asks');
  const exported = async () => {
    const { url } = (await inviter.call('exportAccount')).body as { url: string };
    return ((await (await fetch(`${daily.url}${new URL(url).pathname}`)).json()) as { tasks: { invited: number } }).tasks.invited;
  };
  const seen = [];
  for (let n = 0; n < 3; n++) await visit(await daily.person(`newcomer ${n}`), inviter.code);
  seen.push(await exported(), (await complete(inviter, 'invite_3')).success);
  await countInvites(daily.deps);
  seen.push(await exported(), (await complete(inviter, 'invite_3')).success);
  await daily.close();
  expect(seen).toEqual([0, false, 3, true]);
});

test("[TSK-01] shows visitors at once on a developer's machine", async () => {
  const inviter = await world.person('who waits for one');
  await visit(await world.person('the one'), inviter.code);
  expect(((await inviter.call('getProfile')).body as { user: User }).user.invited).toBe(1);
});

test('[SEC-02] the database does not link a visitor to an inviter', async () => {
  const [inviter, visitor] = [await world.person('inviter'), await world.person('visitor')];
  await visit(visitor, inviter.code);
  const names = [await idOf(world, visitor), visitor.code, String(visitor.telegramId)];
  const marks = await world.deps.db.owner
    .execute<{ mark: string; xmin: string }>(sql`SELECT mark, xmin::text FROM billet.share_visitors`)
    .then(({ rows }) => rows);
  for (const { mark } of marks) for (const name of names) expect(mark).not.toContain(name);
  const {
    rows: [row],
  } = await world.deps.db.owner.execute<{ xmin: string }>(
    sql`SELECT xmin::text FROM billet.users WHERE id = ${await idOf(world, inviter)}`,
  );
  expect(marks.map(({ xmin }) => xmin)).not.toContain(row?.xmin);
});

test('[TSK-01] task rewards are in the ledger, and every balance equals its sum', async () => {
  const wrong = await world.deps.db.owner
    .execute(sql`SELECT u.id FROM billet.users u LEFT JOIN money.reveal_ledger l ON l.user_id = u.id
    GROUP BY u.id HAVING u.available_reveals <> COALESCE(sum(l.change), 0)`)
    .then(({ rows }) => rows);
  expect(wrong).toHaveLength(0);
  const {
    rows: [{ n } = { n: 0 }],
  } = await world.deps.db.owner.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM money.reveal_ledger WHERE reason = 'task'`);
  expect(n).toBe(2);
});

test('[TSK-01] rejects channel membership without a channel, and unknown tasks', async () => {
  const bare = await startWorld({ botApiRoot: messenger.root, channelId: null });
  expect((await complete(await bare.person('dora'), 'join_channel')).success).toBe(false);
  await bare.close();
  const emma = await world.person('emma');
  const refused = await emma.call('completeTask', { body: { taskId: 'fly' } });
  expect([refused.status, errorOf(refused).field]).toEqual([400, 'taskId']);
  expect((await emma.call('completeTask', { body: { taskId: taskIds[0] }, headers: { 'API-Token': 'none' } })).status).toBe(401);
  expect((await visit(emma, 'short')).status).toBe(400);
});
