import { failureCodes, phases } from '@billet/shared-domain/rules/failures';
import { expect, test } from '@rstest/core';
import { Tally } from './tally.ts';

const version = (name: string) => ({ version: name });
const canary = { release: version('new'), percent: 5, since: '2026-06-10T09:00:00.000Z' };
const release = {
  shell: { active: version('shell'), previous: [], withdrawn: [] },
  remotes: { inbox: { active: version('two'), canary, previous: [], withdrawn: [] } },
};
const now = new Date('2026-06-10T10:00:00.000Z');

/** What is counted of forty tellings of each kind, out of one network or out of two. */
function flood(kinds: readonly { readonly phase: string; readonly code: string }[], addresses: readonly string[]): number {
  const tally = new Tally();
  for (const address of addresses)
    for (const kind of kinds) for (let i = 0; i < 40; i++) tally.add(release, { remote: 'inbox', version: 'two', ...kind }, address, now);
  return tally.harvest().counted.reduce((sum, { times }) => sum + times, 0);
}

test('[MFE-12] what one network tells counts ever less, by all the ways in which a version could fail or start', () => {
  const failures = phases.flatMap((phase) => failureCodes.map((code) => ({ phase, code })));
  const starts = phases.map((phase) => ({ phase, code: 'started' }));
  const [ofOne, ofTwo] = [flood(failures, ['192.0.2.1']), flood(failures, ['192.0.2.1', '192.0.2.2'])];
  // 1,600 were told, of 40 kinds, of which none is hidden by the others
  expect(ofOne).toBeGreaterThan(60);
  expect(ofOne).toBeLessThan(80);
  expect(ofTwo).toBe(2 * ofOne);
  expect(flood(starts, ['192.0.2.1'])).toBeLessThan(45);
});
