import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { deliver, idOf, listOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';
import { checkout } from '../../../test/shop.ts';
import { sqlOn } from '../../kit/db/sql-on.ts';

let world: World;
let run = 0;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

async function two(): Promise<[Person, Person]> {
  run++;
  return [await world.person(`anna${run}`), await world.person(`bela${run}`)];
}
const isMutual = async (person: Person, type: 'ordinary' | 'anonymous_message' = 'ordinary') =>
  (await listOf(person, type)).valentines.map((valentine) => valentine.isMutual);

test("[ENT-03] two people who opened notes of the same mode from each other are mutual and see each other's names", async () => {
  const [anna, bela] = await two();
  const first = await deliver(world, anna, bela);
  const second = await deliver(world, bela, anna, { type: 'super' });
  expect(await unwrap(bela, first)).toMatchObject({ isMutual: false, sender: null });
  const settled = await unwrap(anna, second);
  expect(settled.isMutual).toBe(true);
  expect(settled.sender?.telegram.firstName).toBe(bela.firstName);
  const [others] = (await listOf(bela)).valentines;
  expect(others).toMatchObject({ isMutual: true, sender: { telegram: { firstName: anna.firstName, username: `anna${run}` } } });
});

test('[ENT-03] unopened notes are not mutual', async () => {
  const [anna, bela] = await two();
  await deliver(world, anna, bela);
  expect((await unwrap(anna, await deliver(world, bela, anna))).isMutual).toBe(false);
  expect(await isMutual(bela)).toEqual([false]);
});

test('[ENT-03] notes of different modes are not mutual', async () => {
  const [anna, bela] = await two();
  await unwrap(bela, await deliver(world, anna, bela, { type: 'anonymous_message' }));
  expect((await unwrap(anna, await deliver(world, bela, anna))).isMutual).toBe(false);
  expect(await isMutual(bela, 'anonymous_message')).toEqual([false]);
});

test('[ENT-03] [GFT-05] a fully anonymous note makes nothing mutual', async () => {
  const [anna, bela] = await two();
  await unwrap(bela, await deliver(world, anna, bela, { privacy: 'full_anon' }));
  expect((await unwrap(anna, await deliver(world, bela, anna))).isMutual).toBe(false);
  await unwrap(bela, await deliver(world, anna, bela));
  const flags = (await listOf(bela)).valentines.map((valentine) => [valentine.isFullyAnonymous, valentine.isMutual]);
  expect(flags.sort()).toEqual([
    [false, true],
    [true, false],
  ]);
});

describe('[ENT-03] the match switch', () => {
  const modes = [
    ['valentine', 'ordinary', { itemId: 'tulip' }],
    ['anonymous', 'anonymous_message', { itemId: 'anon', isAnonymousMessage: true }],
  ] as const;

  /** Each sends the other a note through the API, and both open them. Returns what each may see. */
  async function exchange(type: 'ordinary' | 'anonymous_message', first: Record<string, unknown>, second: Record<string, unknown>) {
    const [anna, bela] = await two();
    await checkout(anna, bela, { message: 'from anna', ...first });
    await checkout(bela, anna, { message: 'from bela', ...second });
    const seen = [];
    for (const person of [bela, anna]) {
      const [note] = (await listOf(person, type)).valentines;
      await unwrap(person, note?.id ?? '');
    }
    for (const person of [anna, bela])
      seen.push(...(await listOf(person, type)).valentines.map(({ isMutual, sender }) => [isMutual, sender !== null]));
    return seen;
  }

  describe.each(modes)('in %s mode', (_, type, body) => {
    test.each([
      ['both on', true, true, true],
      ['the first off', false, true, false],
      ['the second off', true, false, false],
      ['both off', false, false, false],
      ['the first absent, which is off', undefined, true, false],
      ['the second absent, which is off', true, undefined, false],
    ])('[ENT-03] decides on a match: %s', async (_name, first, second, isMutual) => {
      const seen = await exchange(type, { ...body, isMatchable: first }, { ...body, isMatchable: second });
      expect(seen).toEqual([
        [isMutual, isMutual],
        [isMutual, isMutual],
      ]);
    });
  });

  test('[ENT-03] hides a note with the switch off when other notes of the pair become mutual', async () => {
    const [anna, bela] = await two();
    for (const isMatchable of [true, false]) {
      const id = await deliver(world, anna, bela, { message: `switch ${isMatchable}`, isMatchable });
      await unwrap(bela, id);
    }
    await unwrap(anna, await deliver(world, bela, anna));
    const seen = Object.fromEntries(
      (await listOf(bela)).valentines.map(({ message, isMutual, sender }) => [message, [isMutual, sender !== null]]),
    );
    expect(seen).toEqual({ 'switch true': [true, true], 'switch false': [false, false] });
  });

  test('[ENT-03][GFT-05] has no effect on a fully anonymous note', async () => {
    const [anna, bela] = await two();
    await unwrap(bela, await deliver(world, anna, bela, { privacy: 'full_anon', isMatchable: true }));
    expect((await unwrap(anna, await deliver(world, bela, anna))).isMutual).toBe(false);
  });

  test('[ENT-03][SEC-01] gives the recipient the same responses whether it was off or the sender has opened nothing', async () => {
    const plain = (text: string) =>
      text
        .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
        .replace(/(anna|bela)\d+/gi, '$1')
        .replace(/"(valentineCode|sentAt|createdAt)":"[^"]+"/g, '');
    const played = async (isMatchable: boolean, hasOpened: boolean) => {
      const [anna, bela] = await two();
      const mine = await deliver(world, anna, bela);
      if (hasOpened) await unwrap(bela, mine);
      const theirs = await deliver(world, bela, anna, { isMatchable });
      const answers = [await anna.call('unwrapValentine', { params: { id: theirs } })];
      for (const name of ['getInventoryCount', 'getSent', 'getProfile'] as const) answers.push(await anna.call(name));
      answers.push(await anna.call('revealSender', { params: { id: theirs }, body: {} }));
      const rung = await sqlOn(world.deps.db.owner.$client)`SELECT kind, version FROM billet.change_events
        WHERE user_id = ${await idOf(world, anna)} ORDER BY kind`;
      return [...answers.map(({ status, text }) => `${status} ${plain(text)}`), JSON.stringify(rung)];
    };
    const usual = await played(true, false);
    expect(await played(false, true)).toEqual(usual);
    expect(await played(false, false)).toEqual(usual);
  });

  test('[ENT-03][SEC-02] is not visible in a copy of the database: every row has its own mark of equal length', async () => {
    const [anna, bela] = await two();
    const ids = { on: [] as string[], off: [] as string[] };
    for (let n = 0; n < 5; n++)
      for (const isMatchable of [true, false])
        ids[isMatchable ? 'on' : 'off'].push(await deliver(world, anna, bela, { message: `note ${n}`, isMatchable }));
    const rows = await sqlOn(world.deps.db.owner.$client)<{ id: string; mark: string; told: number }[]>`
      SELECT item_id AS id, encode(match_mark, 'hex') AS mark, length(told) AS told FROM sealed.senders s
       WHERE item_id = ANY (${[...ids.on, ...ids.off]})`;
    expect(new Set(rows.map(({ mark }) => mark)).size).toBe(10);
    expect(new Set(rows.map(({ mark }) => mark.length))).toEqual(new Set([64]));
    expect(new Set(rows.map(({ told }) => told)).size).toBe(1);
  });
});

test('[ENT-03] two concurrent openings both see the match', async () => {
  for (let i = 0; i < 10; i++) {
    const [anna, bela] = await two();
    const [first, second] = [await deliver(world, anna, bela), await deliver(world, bela, anna)];
    await Promise.all([unwrap(bela, first), unwrap(anna, second)]);
    expect([await isMutual(anna), await isMutual(bela)]).toEqual([[true], [true]]);
  }
});

test('[SEC-01] [ENT-03] opening a note of a deleted account changes the inbox version no more than any other', async () => {
  const { owner } = world.deps.db;
  const rings = async (person: Person) => {
    const [row] = await sqlOn(owner.$client)<{ version: number }[]>`
      SELECT version FROM billet.change_events WHERE kind = 'inventory' AND user_id = ${await idOf(world, person)}`;
    return row?.version ?? 0;
  };
  const rung = async (hasWritten: boolean) => {
    const [anna, bela] = await two();
    if (hasWritten) await unwrap(bela, await deliver(world, anna, bela));
    const id = await deliver(world, bela, anna);
    await bela.call('deleteAccount');
    const before = await rings(anna);
    await unwrap(anna, id);
    return (await rings(anna)) - before;
  };
  expect(await rung(true)).toBe(await rung(false));
});
