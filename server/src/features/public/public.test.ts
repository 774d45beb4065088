import type { PublicValentine } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { deliver, errorOf, unwrap } from '../../../test/deliver.ts';
import { startWorld, type World } from '../../../test/harness.ts';
import { type Person, send } from '../../../test/person.ts';

let world: World;
let alice: Person;
let boris: Person;
beforeAll(async () => {
  world = await startWorld();
  alice = await world.person('alice');
  boris = await world.person('boris');
});
afterAll(() => world.close());

async function answered(type: 'ordinary' | 'anonymous_message', text: string): Promise<string> {
  const id = await deliver(world, boris, alice, { type });
  await unwrap(alice, id);
  await alice.call('answerValentine', { params: { id }, body: { answer: text } });
  return id;
}

async function publicList(type: 'valentine' | 'anon_message', query: Record<string, number> = {}) {
  const reply = await send(world.url, 'getPublicValentines', { params: { code: alice.code }, query: { type, ...query } });
  return reply.body as { valentines: PublicValentine[]; pagination: { total: number; limit: number; skip: number } };
}

test('[PUB-01] anyone sees opened, answered and public notes by mode, two per page', async () => {
  const ids = [await answered('ordinary', 'One'), await answered('ordinary', 'Two'), await answered('ordinary', 'Three')];
  const anonymous = await answered('anonymous_message', 'Four');
  await unwrap(alice, await deliver(world, boris, alice));
  await deliver(world, boris, alice);
  const hidden = await answered('ordinary', 'Five');
  await alice.call('setVisibility', { params: { id: hidden }, body: { isPublic: false } });

  const first = await publicList('valentine');
  const second = await publicList('valentine', { skip: 2 });
  expect(first.pagination).toEqual({ total: 3, skip: 0, limit: 2 });
  expect([...first.valentines, ...second.valentines].map(({ id }) => id).sort()).toEqual(ids.sort());
  expect((await publicList('anon_message')).valentines).toEqual([
    { id: anonymous, item: { id: 'anon' }, message: 'I like you', answer: 'Four', type: 'anonymous_message' },
  ]);
});

test('[PUB-01] [API-04] answers 404 for an unknown code and 400 with the field for a malformed one', async () => {
  const unknown = await send(world.url, 'getPublicValentines', { params: { code: 'zzzzzzzzzz' }, query: { type: 'valentine' } });
  expect([unknown.status, errorOf(unknown).code]).toEqual([404, 'not_found']);
  const malformed = await send(world.url, 'getPublicValentines', { params: { code: 'nope' }, query: { type: 'valentine' } });
  expect([malformed.status, errorOf(malformed).field]).toEqual([400, 'code']);
});
