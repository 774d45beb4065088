import { preloadSheets } from '@billet/shared-bridge/testing';
import { afterEach, beforeAll, beforeEach, rstest, test } from '@rstest/core';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { addressOf, Owed } from '../../test/phone/owed.ts';
import { makePhone } from '../../test/phone/phone.tsx';
import { makeServer } from '../../test/phone/server.ts';
import { judgeAll, sequences } from '../../test/phone/steps.ts';
import { askSheetFile, sendSheetFile } from './sheet-files.ts';

/** `npm test -- drafts` runs more sequences. */
const RUNS = Number(process.env.DRAFT_RUNS ?? 100);
const SEED = Number(process.env.DRAFT_SEED ?? 1);
/** Milliseconds allowed per sequence on a busy machine. */
const PATIENCE = 4000;

beforeAll(async () => {
  await Promise.all([preloadSheets(), sendSheetFile.load(), askSheetFile.load()]);
});
beforeEach(() => void rstest.useFakeTimers());
afterEach(() => {
  cleanup();
  rstest.useRealTimers();
});

/** Creates an empty phone with account Ann on Carla's page. */
async function begin() {
  cleanup();
  localStorage.clear();
  rstest.clearAllTimers();
  const owed = new Owed({ account: 'annannann2', page: 'send', to: 'carcarcar2' });
  const server = makeServer(
    () => owed.at.account,
    ({ by, body }) =>
      owed.arrived({ account: by, page: body.isAnonymousMessage ? 'ask' : 'send', to: body.valentineCode }, body.message ?? ''),
  );
  const phone = makePhone(server);
  await phone.relaunch(owed.at.account, addressOf(owed.at));
  return { model: owed, real: { phone, server } };
}

test(
  '[SND-03][SND-05][ASK-01] any sequence of events keeps typed text until it is sent or discarded',
  () =>
    fc.assert(
      fc.asyncProperty(sequences(12), async (steps) => {
        const world = await begin();
        try {
          await fc.asyncModelRun(() => world, steps);
          await judgeAll(world.model, world.real);
        } finally {
          // end pending work so that it does not reach the next sequence
          await world.real.phone.relaunch(world.model.at.account, addressOf(world.model.at));
        }
      }),
      { numRuns: RUNS, seed: SEED },
    ),
  60_000 + RUNS * PATIENCE,
);
