import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { deliver, idOf, listOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import type { Person } from '../../../test/person.ts';

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

test('[ENT-03] two who opened something of the same mode from each other are mutual, and know each other', async () => {
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

test('[ENT-03] sent but not opened is not mutual yet', async () => {
  const [anna, bela] = await two();
  await deliver(world, anna, bela);
  expect((await unwrap(anna, await deliver(world, bela, anna))).isMutual).toBe(false);
  expect(await isMutual(bela)).toEqual([false]);
});

test('[ENT-03] another mode does not count', async () => {
  const [anna, bela] = await two();
  await unwrap(bela, await deliver(world, anna, bela, { type: 'anonymous_message' }));
  expect((await unwrap(anna, await deliver(world, bela, anna))).isMutual).toBe(false);
  expect(await isMutual(bela, 'anonymous_message')).toEqual([false]);
});

test('[ENT-03] [GFT-05] a fully anonymous item never makes anything mutual', async () => {
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

test('[ENT-03] two who open at the same moment both see it', async () => {
  for (let i = 0; i < 10; i++) {
    const [anna, bela] = await two();
    const [first, second] = [await deliver(world, anna, bela), await deliver(world, bela, anna)];
    await Promise.all([unwrap(bela, first), unwrap(anna, second)]);
    expect([await isMutual(anna), await isMutual(bela)]).toEqual([[true], [true]]);
  }
});

test('[SEC-01] [ENT-03] opening a note of somebody who has just left rings no more than any other', async () => {
  const { owner } = world.deps.db;
  const rings = async (person: Person) => {
    const [row] = await owner.$client<{ version: number }[]>`
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
