import { calls, errorSchema, fillPath, type JsonCallName, schemas } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { errorOf } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import { fetchReply, type Person, type Reply } from '../../../test/person.ts';
import { checkout } from '../../../test/shop.ts';
import { limitsSchema } from '../../kit/settings/shapes.ts';

let world: World;
let alice: Person;
beforeAll(async () => {
  const highLimits = Object.fromEntries(Object.keys(limitsSchema.shape).map((name) => [name, 1_000]));
  world = await startWorld({ limits: highLimits as never });
  alice = await world.person('alice');
});
afterAll(() => world.close());

type Parts = Readonly<Partial<Record<'params' | 'query' | 'body', z.ZodType>>>;
const names = Object.keys(schemas) as JsonCallName[];
const partsOf = (name: JsonCallName) => schemas[name] as Parts;
/** The field names of a schema, through its defaults and refinements. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  if ('shape' in schema) return Object.keys(schema.shape as object);
  const { innerType } = schema.def as { innerType?: z.ZodType };
  return fieldsOf(innerType);
}
const withField = (part: keyof Parts) => names.flatMap((name) => fieldsOf(partsOf(name)[part]).map((field) => [name, field] as const));

const known = () => ({ id: crypto.randomUUID(), code: alice.code, categoryCode: 'global' });
function ask(
  name: JsonCallName,
  { params = {}, search = '', body }: { params?: object; search?: string; body?: string } = {},
): Promise<Reply> {
  const { method, path } = calls[name];
  const headers = { 'API-Token': alice.initData, 'Idempotency-Key': crypto.randomUUID(), 'Content-Type': 'application/json' };
  const url = `${world.url}${fillPath(path, { ...known(), ...params })}${search && `?${search}`}`;
  return fetchReply(url, { method, headers, ...(method === 'GET' ? {} : { body: body ?? '{}' }) });
}
function expectNamed(reply: Reply, field: string): void {
  expect(errorSchema.safeParse(reply.body).success).toBe(true);
  expect([reply.status, errorOf(reply).code, errorOf(reply).field]).toEqual([400, 'bad_input', field]);
}

const pages = withField('query').filter(([, field]) => ['limit', 'skip', 'offset'].includes(field));
const needs: Readonly<Partial<Record<JsonCallName, string>>> = { getValentines: 'type=ordinary&', getPublicValentines: 'type=valentine&' };

describe('[API-04] paging', () => {
  test.each(pages)('of %s rejects a %s that is fractional, negative or too large', async (name, field) => {
    const wrong = ['-1', '0.5', '1e3', 'x', '', '%201', '99999999', 'NaN', '0x10', ...(field === 'limit' ? ['0'] : [])];
    for (const value of wrong) expectNamed(await ask(name, { search: `${needs[name] ?? ''}${field}=${value}` }), field);
    expectNamed(await ask(name, { search: `${needs[name] ?? ''}${field}=1&${field}=2` }), field);
  });

  // the leaderboards' own tests count their entries
  const withPagination = ['getSent', 'getPurchases', 'getValentines', 'getPublicValentines', 'getBlocked', 'getMuted'] as const;
  test.each(withPagination)('of %s reduces a limit above 50 to 50', async (name) => {
    const { status, body } = await ask(name, { search: `${needs[name] ?? ''}limit=51` });
    expect([status, body]).toMatchObject([200, { pagination: { limit: 50 } }]);
  });

  test('covers all calls with a limit', () => {
    const limited = pages.filter(([, field]) => field === 'limit').map(([name]) => name);
    expect(limited.toSorted()).toEqual([...withPagination, 'getLeaderboards', 'getLeaderboard'].toSorted());
  });
});

describe('[API-04] a validation error names', () => {
  test.each(withField('params'))('the path parameter: %s, %s', async (name, field) => {
    expectNamed(await ask(name, { params: { [field]: 'NONSENSE!' } }), field);
  });

  test.each(withField('query'))('the query parameter: %s, %s', async (name, field) => {
    const rest = field === 'type' ? '' : (needs[name] ?? '');
    expectNamed(await ask(name, { search: `${rest}${field}=NONSENSE!` }), field);
  });

  test.each(withField('body'))('the body field: %s, %s', async (name, field) => {
    // the schema of every field refuses this number
    const body = JSON.stringify({ ...minimal[name], [field]: -0.5 });
    expectNamed(await ask(name, { body }), field);
  });

  test.each(names.filter((name) => partsOf(name).body))('an unknown body field: %s', async (name) => {
    expectNamed(await ask(name, { body: JSON.stringify({ ...minimal[name], surplus: 1 }) }), 'surplus');
  });

  test.each(['{"a":', 'null', '[]', '"text"', '1', '{"__proto__":{"a":1}}'])('the body when it is no JSON object: %s', async (body) => {
    expectNamed(await ask('updateProfile', { body }), 'body');
  });
});

/** The other required fields of each body. */
const minimal: Readonly<Partial<Record<JsonCallName, object>>> = {
  checkout: { valentineCode: 'abcdefgh23', itemId: 'tulip' },
  updateProfile: { mode: 'valentine' },
  answerValentine: { answer: 'yes' },
  setVisibility: { isPublic: true },
  blockSender: { isBlocked: true },
  reportValentine: { reason: 'spam' },
  completeTask: { taskId: 'share_link' },
  reportShareOpened: { code: 'abcdefgh23' },
  prepareShareMessage: { mode: 'valentine' },
};

let pairs = 0;
async function strangers(): Promise<[Person, Person]> {
  pairs += 1;
  return [await world.person(`payer${pairs}`), await world.person(`recipient${pairs}`)];
}

/** The row counts of all tables except the rate limits' marks. */
async function rows(): Promise<string> {
  const tables = await world.deps.db.owner
    .execute<{ name: string }>(sql`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('billet', 'money', 'sealed') AND table_type = 'BASE TABLE' AND table_name <> 'limit_marks' ORDER BY 1`)
    .then(({ rows }) => rows);
  const counts = await Promise.all(
    tables.map(
      async ({ name }) =>
        `${name} ${JSON.stringify(await world.deps.db.owner.execute(sql.raw(`SELECT count(*) FROM ${name}`)).then(({ rows }) => rows))}`,
    ),
  );
  return counts.join('\n');
}

describe('[API-04] no row changes after a refusal', () => {
  const refusals: [string, (payer: Person, recipient: Person) => Promise<Reply>, string][] = [
    ['of another price', (payer, recipient) => checkout(payer, recipient, { itemId: 'teddy', total: 50 }), 'price_changed'],
    ['of one’s own code', (payer) => checkout(payer, payer), 'own_code'],
    ['of nobody’s code', (payer) => checkout(payer, { code: 'abcdefgh23' }, { itemId: 'teddy' }), 'not_found'],
    ['of a gift that isn’t there', (payer, recipient) => checkout(payer, recipient, { itemId: 'moon' }), 'unknown_item'],
    ['of two privacies', (payer, to) => checkout(payer, to, { isFullyAnonymous: true, isOpenSympathy: true }), 'privacy_conflict'],
    ['of a text too long', (payer, recipient) => checkout(payer, recipient, { message: 'x'.repeat(101) }), 'message_too_long'],
    ['of a blank question', (payer, to) => checkout(payer, to, { itemId: 'anon', isAnonymousMessage: true }), 'message_blank'],
    ['of a note that isn’t theirs', (payer) => payer.call('revealSender', { params: { id: crypto.randomUUID() }, body: {} }), 'not_found'],
    ['of an order that isn’t theirs', (payer) => payer.call('buyEarlyReveal', { body: { orderId: crypto.randomUUID() } }), 'not_found'],
    ['of a year that is open', (payer) => payer.call('buyEarlyReveal', { body: {} }), 'not_deliverable'],
    [
      'of an answer to nothing',
      (payer) => payer.call('answerValentine', { params: { id: crypto.randomUUID() }, body: { answer: 'y' } }),
      'not_found',
    ],
    ['of a refund of nothing', (payer) => payer.call('requestRefund', { params: { id: crypto.randomUUID() } }), 'not_found'],
  ];
  test.each(refusals)('%s', async (_, refused, code) => {
    const [payer, recipient] = await strangers();
    const before = await rows();
    const reply = await refused(payer, recipient);
    expect(errorOf(reply).code).toBe(code);
    expect(await rows()).toBe(before);
  });

  test('of one of several changes', async () => {
    const [payer] = await strangers();
    const modeOf = async () => ((await payer.call('getProfile')).body as { user: { mode: string } }).user.mode;
    expect(await modeOf()).toBe('anonymous');
    expectNamed(await payer.call('updateProfile', { body: { mode: 'valentine', language: 'klingon!' } }), 'language');
    expect((await payer.call('updateProfile', { body: { mode: 'valentine', leaderboardCategory: 'ZZ' } })).status).toBe(400);
    expect(await modeOf()).toBe('anonymous');
  });
});
