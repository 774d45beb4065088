import { test as base, expect } from 'playwright/test';
import { openPhones, type Phones } from './phones.ts';
import { type Watch, watch } from './watch.ts';

/**
 * `phones` is the simulator's page with both people. Whatever goes wrong in any page or frame, and was not declared
 * by `problems.allow(…)`, fails the test.
 */
export const test = base.extend<{ problems: Watch; phones: Phones }>({
  problems: [
    async ({ context }, use) => {
      const problems = watch(context);
      await use(problems);
      expect(problems.faults, 'errors, rejections and failed answers that the test did not declare').toEqual([]);
    },
    { auto: true },
  ],
  phones: async ({ page }, use) => {
    await use(await openPhones(page));
  },
});

export { expect };
