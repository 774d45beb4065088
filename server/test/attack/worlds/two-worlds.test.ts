import { calls } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { sql } from 'drizzle-orm';
import { account } from '../../person.ts';
import { behaviourMistakes, statementsOf } from '../planted-defects/behaviour.ts';
import { sampleOf } from '../sample.ts';
import { compareWorlds } from './compare.ts';
import { startExactWorld } from './exact-world.ts';
import { exportSeenBy, lastCalls, looks, observedElsewhere, tries } from './observe.ts';

const PAIRS = sampleOf(5, 1);
const MISTAKES = sampleOf(behaviourMistakes.length, 1);

test('[SEC-01] every call of the contract is observed, or listed as observed elsewhere', () => {
  const covered = [looks, tries, lastCalls].flatMap((table) => Object.keys(table));
  expect([...covered, ...observedElsewhere].sort()).toEqual(Object.keys(calls).sort());
});

test('[SEC-01] the compared export is the file with its notes', async () => {
  const world = await startExactWorld(new Date());
  const [recipient, sender] = [await world.visit(account('recipient')), await world.visit(account('sender'))];
  await sender.ask('checkout', { body: { itemId: 'tulip', valentineCode: recipient.code } });
  expect(JSON.parse(await exportSeenBy(world, recipient))).toMatchObject({ valentines: [{ status: 'sent' }] });
  await world.close();
});

test('[SEC-01][SEC-08] random histories with another sender are byte-identical for everybody else', async () => {
  const { pairs, compared, difference } = await compareWorlds(PAIRS, 1);
  console.info(`${pairs} pairs of worlds, ${compared} answers, frames, files and messages compared`);
  expect(difference).toBeNull();
  expect(pairs).toBe(PAIRS);
  expect(compared).toBeGreaterThan(PAIRS * 150);
});

describe('[SEC-08] planted mistakes in behaviour', () => {
  const MAX_PAIRS = 2;

  test.each(behaviourMistakes.slice(0, MISTAKES))(
    '[SEC-08] comparing two worlds detects the planted mistake: $mistake',
    async (mistake) => {
      const { difference } = await compareWorlds(MAX_PAIRS, mistake.seed, ({ deps }) =>
        deps.db.owner.execute(sql.raw(statementsOf(mistake))),
      );
      expect(difference).not.toBeNull();
    },
  );
});
