import { failureCodes, STARTED } from '@billet/shared-domain/rules/failures';
import { expect, test } from '@rstest/core';
import { Tally } from './tally.ts';

const version = (name: string) => ({ version: name });
const canary = { release: version('new'), percent: 5, since: '2026-06-10T09:00:00.000Z' };
const release = {
  shell: { active: version('shell'), previous: [], withdrawn: [] },
  remotes: {
    inbox: { active: version('now'), canary, previous: [], withdrawn: [] },
    share: { active: version('now'), previous: [], withdrawn: [] },
  },
};
const now = new Date('2026-06-10T10:00:00.000Z');
const event = (remote: string, of: string, code: string) => ({ remote, version: of, phase: 'start', code });

test('[MFE-12] records a user once per version and kind, and counts an anonymous report without a user', () => {
  const tally = new Tally();
  for (const code of failureCodes) tally.add(release, event('inbox', 'new', code), 7, now);
  for (let n = 0; n < 40; n++) {
    tally.add(release, event('inbox', 'new', STARTED), 7, now);
    tally.add(release, event('share', 'now', 'missing'), 8, now);
    tally.add(release, event('inbox', 'now', 'missing'), null, now);
  }
  const { counted, reporters } = tally.takeCounts();
  expect(counted.reduce((sum, { times }) => sum + times, 0)).toBe(failureCodes.length + 120);
  const ofInbox = { remote: 'inbox', version: 'new', canary: 'new 2026-06-10T09:00:00.000Z', telegramId: 7 };
  expect(reporters).toEqual([
    { ...ofInbox, isStart: false, isCanaryFailure: true },
    { ...ofInbox, isStart: true, isCanaryFailure: false },
    { remote: 'share', version: 'now', canary: null, isStart: false, isCanaryFailure: false, telegramId: 8 },
  ]);
});

test('[MFE-12] stores a failed batch with the next one', () => {
  const tally = new Tally();
  tally.add(release, event('inbox', 'new', 'missing'), 7, now);
  const failed = tally.takeCounts();
  tally.add(release, event('inbox', 'new', 'missing'), 7, now);
  tally.restoreCounts(failed);
  expect(tally.takeCounts()).toMatchObject({ counted: [{ times: 2 }], reporters: [{ telegramId: 7 }] });
});
