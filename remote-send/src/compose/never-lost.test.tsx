import { preloadSheets } from '@billet/shared-bridge/testing';
import { beforeAll, beforeEach, rstest, test } from '@rstest/core';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { addressOf, ExpectedTexts } from '../../test/phone/expected-texts.ts';
import { makePhone } from '../../test/phone/phone.tsx';
import { makeServer } from '../../test/phone/server.ts';
import { expectAllRestored, sequences } from '../../test/phone/steps.ts';
import { askSheetFile, sendSheetFile } from './sheet-files.ts';

/** `npm test -- drafts` runs more sequences. */
const RUNS = Number(process.env.DRAFT_RUNS ?? 40);
const SEED = Number(process.env.DRAFT_SEED ?? 1);
/** Milliseconds allowed per sequence on a busy machine. */
const TIMEOUT_MS = 4000;

beforeAll(async () => {
  await Promise.all([preloadSheets(), sendSheetFile.load(), askSheetFile.load()]);
});
beforeEach(() => void rstest.useFakeTimers());

/** Creates an empty phone with account Ann on Carla's page. */
async function begin() {
  cleanup();
  localStorage.clear();
  rstest.clearAllTimers();
  const expected = new ExpectedTexts({ account: 'annannann2', page: 'send', to: 'carcarcar2' });
  const server = makeServer(
    () => expected.at.account,
    ({ by, body }) =>
      expected.arrived({ account: by, page: body.isAnonymousMessage ? 'ask' : 'send', to: body.valentineCode }, body.message ?? ''),
  );
  const phone = makePhone(server);
  await phone.relaunch(expected.at.account, addressOf(expected.at));
  return { model: expected, real: { phone, server } };
}

test(
  '[SND-03][SND-05][ASK-01] any sequence of events keeps typed text until it is sent or discarded',
  () =>
    fc.assert(
      fc.asyncProperty(sequences(12), async (steps) => {
        const world = await begin();
        try {
          await fc.asyncModelRun(() => world, steps);
          await expectAllRestored(world.model, world.real);
        } finally {
          // end pending work so that it does not reach the next sequence
          await world.real.phone.relaunch(world.model.at.account, addressOf(world.model.at));
        }
      }),
      { numRuns: RUNS, seed: SEED },
    ),
  60_000 + RUNS * TIMEOUT_MS,
);
