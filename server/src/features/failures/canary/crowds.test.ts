import { expect, test } from '@rstest/core';
import { Tally } from '../tally.ts';
import { isTooMuch } from './verdict.ts';

const bound = { failures: 5, networks: 3, perHundredStarts: 2, timesActive: 3 };
const version = (name: string) => ({ version: name });
const canary = { release: version('new'), percent: 5, since: '2026-06-10T09:00:00.000Z' };
const release = {
  shell: { active: version('shell'), previous: [], withdrawn: [] },
  remotes: { inbox: { active: version('now'), canary, previous: [], withdrawn: [] } },
};
const hour = (n: number) => new Date(Date.UTC(2026, 5, 10, n));

/** What is counted of pages: each begins, and every so many-th fails. */
function day() {
  const tally = new Tally();
  const tell = (of: string, code: string, network: string, now: Date) =>
    tally.add(release, { remote: 'inbox', version: of, phase: 'start', code }, network, now);
  return {
    pages(of: string, count: number, failsEach: number, networks: number) {
      for (let page = 1; page <= count; page++) {
        const address = `192.0.2.${page % networks}`;
        tell(of, 'started', address, hour(page % 24));
        if (page % failsEach === 0) tell(of, 'threw_at_start', address, hour(page % 24));
      }
    },
    forge(of: string, code: string, times: number) {
      for (let n = 0; n < times; n++) tell(of, code, '198.51.100.7', hour(n % 24));
    },
    isTooMuch() {
      const { counted, canaryFailures } = tally.harvest();
      const sum = (of: string, isStart: boolean) =>
        counted
          .filter(({ cell }) => cell.version === of && (cell.code === 'started') === isStart)
          .reduce((all, { times }) => all + times, 0);
      const heard = {
        failures: sum('new', false),
        starts: sum('new', true),
        networks: canaryFailures.length,
        activeFailures: sum('now', false),
        activeStarts: sum('now', true),
      };
      return isTooMuch(heard, bound);
    },
  };
}

test('[MFE-12] a bad canary goes where all people share a few addresses, and a good one stays', () => {
  const [bad, good] = [day(), day()];
  for (const each of [bad, good]) each.pages('now', 5_000, 50, 3);
  bad.pages('new', 250, 5, 3);
  good.pages('new', 250, 50, 3);
  expect([bad.isTooMuch(), good.isTooMuch()]).toEqual([true, false]);
});

test('[MFE-12] one network that forges starts saves no small canary, however many it tells', () => {
  for (const times of [720, 10_000]) {
    const small = day();
    small.pages('now', 900, 900, 250);
    small.pages('new', 40, 4, 39);
    small.forge('new', 'started', times);
    expect([times, small.isTooMuch()]).toEqual([times, true]);
  }
});

test('[MFE-12] one network that forges failures of the active version saves no canary that fails', () => {
  const forged = day();
  forged.pages('now', 2_000, 1_000, 250);
  forged.pages('new', 100, 3, 99);
  forged.forge('now', 'missing', 10_000);
  expect(forged.isTooMuch()).toBe(true);
});
