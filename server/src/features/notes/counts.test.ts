import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { deliver, idOf } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { limitsSchema } from '../../kit/settings/shapes.ts';
import { forgetPerson } from '../account/forget.ts';

let world: World;
let people: Person[];
beforeAll(async () => {
  const plenty = Object.fromEntries(Object.keys(limitsSchema.shape).map((name) => [name, 100_000]));
  world = await startWorld({ limits: plenty as never });
  people = await Promise.all(['ann', 'ben', 'cleo'].map((name) => world.person(name)));
});
afterAll(() => world.close());

const owner = () => world.deps.db.owner;

/** The reference: every list counted from its notes. A person without a row has zero. */
const COUNTED = sql`
  SELECT u.id,
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'ordinary')::int AS ordinary,
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'super')::int AS super,
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'anonymous_message')::int AS anonymous,
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type <> 'anonymous_message' AND i.status = 'sent')::int AS valentines_sent,
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'anonymous_message' AND i.status = 'sent')::int AS anonymous_sent,
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type <> 'anonymous_message' AND i.status = 'opened' AND i.answer IS NULL)::int AS valentines_unanswered,
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'anonymous_message' AND i.status = 'opened' AND i.answer IS NULL)::int AS anonymous_unanswered,
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type <> 'anonymous_message' AND i.status = 'opened' AND i.answer IS NOT NULL AND i.is_public)::int AS valentines_public,
    count(*) FILTER (WHERE i.placement = 'inbox' AND i.type = 'anonymous_message' AND i.status = 'opened' AND i.answer IS NOT NULL AND i.is_public)::int AS anonymous_public,
    count(*) FILTER (WHERE i.placement = 'muted')::int AS muted
  FROM billet.users u LEFT JOIN billet.items i ON i.recipient_id = u.id GROUP BY u.id ORDER BY u.id`;
const KEPT = sql`
  SELECT u.id, COALESCE(ordinary, 0) AS ordinary, COALESCE(super, 0) AS super, COALESCE(anonymous, 0) AS anonymous,
    COALESCE(valentines_sent, 0) AS valentines_sent, COALESCE(anonymous_sent, 0) AS anonymous_sent,
    COALESCE(valentines_unanswered, 0) AS valentines_unanswered, COALESCE(anonymous_unanswered, 0) AS anonymous_unanswered,
    COALESCE(valentines_public, 0) AS valentines_public, COALESCE(anonymous_public, 0) AS anonymous_public, COALESCE(muted, 0) AS muted
  FROM billet.users u LEFT JOIN billet.inbox_counts c ON c.recipient_id = u.id ORDER BY u.id`;

async function expectKept(): Promise<void> {
  expect([
    ...(await owner()
      .execute(KEPT)
      .then(({ rows }) => rows)),
  ]).toEqual([
    ...(await owner()
      .execute(COUNTED)
      .then(({ rows }) => rows)),
  ]);
}

interface Act {
  readonly what: (typeof acts)[number];
  readonly who: number;
  readonly whom: number;
  readonly which: number;
}
const acts = [
  'send',
  'send',
  'send',
  'sendMuted',
  'sendHidden',
  'sendSuper',
  'ask',
  'open',
  'open',
  'open',
  'openMuted',
  'answer',
  'answer',
  'hide',
  'show',
  'unmute',
  'pause',
  'goOn',
  'block',
  'allow',
  'takeDown',
] as const;
const person = fc.nat({ max: 2 });
const act = fc.record<Act>({ what: fc.constantFrom(...acts), who: person, whom: person, which: fc.nat({ max: 1_000 }) });

async function idsOf(recipient: Person, which: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await owner().execute<{ id: string }>(
    sql`SELECT id FROM billet.items WHERE recipient_id = ${await idOf(world, recipient)} AND ${which} ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

async function perform({ what, who, whom, which }: Act): Promise<unknown> {
  const [from, to] = [people[who], people[whom]];
  if (!from || !to || from === to) return;
  const one = async (condition: ReturnType<typeof sql>) => {
    const ids = await idsOf(to, condition);
    return ids.length === 0 ? null : ids[which % ids.length];
  };
  const call = async (
    name: 'unwrapValentine' | 'answerValentine' | 'setVisibility' | 'unmuteValentine' | 'blockSender',
    condition: ReturnType<typeof sql>,
    body?: object,
  ) => {
    const id = await one(condition);
    if (id) await to.call(name, { params: { id }, ...(body ? { body } : {}) });
  };
  const opened = sql`status = 'opened' AND placement IN ('inbox', 'muted')`;
  const readable = sql`placement IN ('inbox', 'muted')`;
  const play: Record<Act['what'], () => Promise<unknown>> = {
    send: () => deliver(world, from, to),
    sendMuted: () => deliver(world, from, to, { message: 'a badword of mine' }),
    sendHidden: () => deliver(world, from, to, { privacy: 'full_anon' }),
    sendSuper: () => deliver(world, from, to, { type: 'super', privacy: 'open' }),
    ask: () => deliver(world, from, to, { type: 'anonymous_message' }),
    open: () => call('unwrapValentine', sql`status = 'sent' AND placement = 'inbox'`),
    openMuted: () => call('unwrapValentine', sql`status = 'sent' AND placement = 'muted'`),
    answer: () => call('answerValentine', opened, { answer: 'me too' }),
    hide: () => call('setVisibility', readable, { isPublic: false }),
    show: () => call('setVisibility', readable, { isPublic: true }),
    unmute: () => call('unmuteValentine', sql`placement = 'muted'`),
    pause: () => to.call('updateProfile', { body: { paused: true } }),
    goOn: () => to.call('updateProfile', { body: { paused: false } }),
    block: () => call('blockSender', readable, { isBlocked: true }),
    allow: () => call('blockSender', readable, { isBlocked: false }),
    takeDown: async () => {
      const id = await one(readable);
      if (id)
        await owner()
          .execute(sql`UPDATE billet.items SET placement = 'removed' WHERE id = ${id}`)
          .then(({ rows }) => rows);
    },
  };
  return play[what]();
}

test('[INB-12] [SEC-01] stored counts equal those of the notes after any mix of concurrent sends, deferrals, blocks, openings, answers and removals', async () => {
  for (const each of people) await each.call('updateProfile', { body: { mutedWords: ['badword'] } });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }), async (rounds) => {
      for (const round of rounds) await Promise.all(round.map(perform));
      await expectKept();
    }),
    { numRuns: 12 },
  );
});

test('[INB-12] a statement over many rows keeps the counts right, and deleting the account removes them', async () => {
  const [ann] = people;
  if (!ann) throw new Error('Nobody');
  const id = await idOf(world, ann);
  await owner().execute(sql`
    INSERT INTO billet.items (id, recipient_id, type, status, gift, message, is_fully_anonymous, is_open_sympathy, placement, sent_bucket, shuffle)
      SELECT gen_random_uuid(), ${id}, (ARRAY['ordinary', 'super', 'anonymous_message'])[1 + n % 3], (ARRAY['sent', 'opened'])[1 + n % 2], '{}', '',
        false, false, (ARRAY['inbox', 'muted', 'kept', 'removed'])[1 + n % 4], now(), n FROM generate_series(1, 500) n`);
  await expectKept();
  await owner().execute(sql`UPDATE billet.items SET placement = 'inbox' WHERE recipient_id = ${id} AND placement = 'kept'`);
  await owner().execute(sql`UPDATE billet.items SET is_mutual = true WHERE recipient_id = ${id} AND NOT is_fully_anonymous`);
  await owner().execute(sql`DELETE FROM billet.items WHERE recipient_id = ${id} AND shuffle % 7 = 0 AND message = ''`);
  await expectKept();
  await ann.call('deleteAccount');
  await forgetPerson(world.deps, id);
  await expectKept();
  expect(
    await owner()
      .execute(sql`SELECT FROM billet.inbox_counts WHERE recipient_id = ${id}`)
      .then(({ rows }) => rows),
  ).toHaveLength(0);
});
