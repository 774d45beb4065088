import { test as base, expect } from 'playwright/test';
import { type Known, known, moveClock, type Name, newDay, type People, peopleOf } from './day.ts';
import { followFiles } from './pending-files.ts';
import { openPhones, type Phones } from './phones.ts';
import { ORDINARY_DAY, type Stack, startOwnStack } from './stack.ts';
import { createTestUser, type TestUser } from './test-users.ts';
import { type Watch, watch } from './watch.ts';

export interface Fixtures {
  /** Fails the test for every error in any page or frame that was not declared with `problems.allow(…)`. */
  problems: Watch;
  /** Set if the tests of a file are one story, in which each test continues with the state of the previous one. */
  isStory: boolean;
  /** The user who is an operator (SAF-04). */
  operator: Name | undefined;
  /** Alice and Boris. Neither has used the app before this test or story. */
  people: People;
  /** Alice and Boris after both have allowed the bot to write and the server has registered them. */
  known: Known;
  /** A user without a phone in the simulator. */
  ann: TestUser;
  /** The simulator's page with both phones. */
  phones: Phones;
  /** Moves the business clock. It is reset to an ordinary day after the test. */
  setClock(now: string): Promise<void>;
}

export interface WorkerFixtures {
  stack: Stack;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({ playwright: _ }, use) => {
      const stack = await startOwnStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  problems: [
    async ({ context }, use) => {
      followFiles(context);
      const problems = watch(context);
      await use(problems);
      expect(problems.faults, 'errors, rejections and failed answers that the test did not declare').toEqual([]);
    },
    { auto: true },
  ],
  isStory: [false, { option: true }],
  operator: [undefined, { option: true }],
  people: [
    async ({ request, isStory, operator }, use) => {
      await use(isStory ? await peopleOf(request) : await newDay(request, operator));
    },
    { auto: true },
  ],
  known: async ({ request, people: _ }, use) => use(await known(request)),
  ann: async ({ request }, use) => use(await createTestUser(request, { firstName: 'Ann' })),
  phones: async ({ page, people }, use) => {
    await use(await openPhones(page, people));
  },
  setClock: async ({ request }, use) => {
    await use((now) => moveClock(request, now));
    await moveClock(request, ORDINARY_DAY);
  },
});

export { expect };
