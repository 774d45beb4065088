import { test as base, expect } from 'playwright/test';
import { type Known, known, moveClock, type Name, newDay, type People, peopleOf } from './day.ts';
import { openPhones, type Phones } from './phones.ts';
import { ORDINARY_DAY, type Stack, startOwnStack } from './stack.ts';
import { makeStranger, type Stranger } from './strangers.ts';
import { followFiles } from './under-way.ts';
import { type Watch, watch } from './watch.ts';

export interface Fixtures {
  /** Whatever goes wrong in any page or frame, and was not declared by `problems.allow(…)`, fails the test. */
  problems: Watch;
  /** A file whose tests are one story, step after step: what one test leaves behind the next one finds. */
  isStory: boolean;
  /** The person who is an operator (SAF-04). */
  operator: Name | undefined;
  /** Alice and Boris, who have never used the app before this test, or before this story. */
  people: People;
  /** Both have let the bot write, and the server knows them. */
  known: Known;
  /** Somebody beyond the two phones. */
  ann: Stranger;
  /** The simulator's page with both people. */
  phones: Phones;
  /** Moves the business clock; afterwards it is an ordinary day again. */
  setClock(now: string): Promise<void>;
}

export interface WorkerFixtures {
  /** What a file's server is set to beside what all have. */
  settings: Readonly<Record<string, string>>;
  stack: Stack;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  stack: [
    async ({ settings }, use) => {
      const stack = await startOwnStack(settings);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', auto: true, timeout: 90_000 },
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
  ann: async ({ request }, use) => use(await makeStranger(request, { firstName: 'Ann' })),
  phones: async ({ page, people }, use) => {
    await use(await openPhones(page, people));
  },
  setClock: async ({ request }, use) => {
    await use((now) => moveClock(request, now));
    await moveClock(request, ORDINARY_DAY);
  },
});

export { expect };
