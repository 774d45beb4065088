import { calls } from '@billet/shared-domain/contract';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { startWorld, type World } from '../../../test/harness.ts';
import { fetchReply, type Person } from '../../../test/person.ts';

let world: World;
let alice: Person;
beforeAll(async () => {
  world = await startWorld();
  alice = await world.person('alice');
});
afterAll(() => world.close());

const jsonCalls = Object.entries(calls).filter(([name]) => name !== 'listenToEvents');
const arbitraryText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('ordinary', 'abcdefgh23', '1', '-1', crypto.randomUUID()),
);
const arbitraryBody = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc
    .dictionary(
      fc.constantFrom(
        'mode',
        'answer',
        'isPublic',
        'valentineCode',
        'itemId',
        'message',
        'revealPackType',
        'isBlocked',
        'reason',
        'text',
        'paused',
        'mutedWords',
      ),
      fc.jsonValue(),
    )
    .map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
);
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

test("[SEC-07] answers random input without a 5xx status and every error in the API's format", async () => {
  const request = fc.record({
    call: fc.constantFrom(...jsonCalls),
    place: arbitraryText,
    query: fc.dictionary(arbitraryText, arbitraryText, { maxKeys: 4 }),
    body: arbitraryBody,
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ call: [, { method, path }], place, query, body }) => {
      const filled = path.replace(/:\w+/g, encode(place) || '-');
      const search = Object.entries(query)
        .map(([name, value]) => `${encode(name)}=${encode(value)}`)
        .join('&');
      const headers = { 'API-Token': alice.initData, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
      const reply = await fetchReply(`${world.url}${filled}?${search}`, { method, headers, ...(method === 'GET' ? {} : { body }) });
      expect(reply.status).toBeLessThan(500);
      if (reply.status >= 400) expect(reply.body).toMatchObject({ error: { code: expect.any(String) } });
    }),
    { numRuns: 300 },
  );
});
