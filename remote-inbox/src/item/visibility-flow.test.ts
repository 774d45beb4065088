import { expect, test } from '@rstest/core';
import { offline } from './failures.sample.ts';
import { sampleValentine } from './sample.ts';
import { toggleVisibility } from './visibility-flow.ts';

function world(answer: () => Promise<boolean>) {
  let held = sampleValentine({ answer: 'yes' });
  const shown: boolean[] = [];
  const outcome = toggleVisibility(
    {
      setVisibility: answer,
      change: (_, change) => {
        held = change(held);
        shown.push(held.isPublic);
      },
    },
    held,
    false,
  );
  return { outcome, shown };
}

test('[RPL-02] the new visibility shows before the server has answered', async () => {
  const { outcome, shown } = world(async () => false);
  expect(shown).toEqual([false]);
  expect(await outcome).toBe('changed');
  expect(shown).toEqual([false, false]);
});

test('[RPL-02] a failure takes it back', async () => {
  const { outcome, shown } = world(() => Promise.reject(offline()));
  expect(await outcome).toBe('failed');
  expect(shown).toEqual([false, true]);
});
