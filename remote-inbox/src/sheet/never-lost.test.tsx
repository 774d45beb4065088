import { beforeAll, test } from '@rstest/core';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { ExpectedTexts } from '../../test/phone/expected-texts.ts';
import { Phone } from '../../test/phone/phone.ts';
import { expectAllRestored, sequences } from '../../test/phone/steps.ts';
import { sheetFile } from './lazy-sheet.tsx';

/** `npm test -- drafts` runs more sequences. */
const RUNS = Number(process.env.DRAFT_RUNS ?? 40);
const SEED = Number(process.env.DRAFT_SEED ?? 1);
/** Milliseconds allowed per sequence on a busy machine. */
const TIMEOUT_MS = 4000;

beforeAll(async () => void (await sheetFile.load()));

test(
  '[RPL-01][SAF-01][SND-03] any sequence of events keeps the text of an answer and of a report until it is sent or discarded',
  () =>
    fc.assert(
      fc.asyncProperty(sequences(10), async (steps) => {
        localStorage.clear();
        const expected = new ExpectedTexts();
        const phone = new Phone(
          () => expected.account,
          (account, kind, text) => expected.arrived(account, kind, text),
        );
        await phone.open();
        await fc.asyncModelRun(() => ({ model: expected, real: phone }), steps);
        await expectAllRestored(expected, phone);
        cleanup();
      }),
      { numRuns: RUNS, seed: SEED },
    ),
  60_000 + RUNS * TIMEOUT_MS,
);
