import { describe, expect, test } from '@rstest/core';
import type { ReleaseData } from '../site/release-data.ts';
import { isInCanary, releaseFor } from './canary.ts';

const ids = (from: number, count: number) => Array.from({ length: count }, (_, index) => String(from + index));
const share = (among: readonly string[], salt: string, percent: number) =>
  among.filter((id) => isInCanary(id, { salt, percent })).length / among.length;

describe('[MFE-10] selection of canary users', () => {
  test('a canary selects its percentage of users for consecutive and for sparse IDs', () => {
    const people = [...ids(1, 20_000), ...ids(5_000_000_000, 20_000), ...ids(1, 20_000).map((id) => `${id}000`)];
    for (const salt of ['3f2a', 'b', 'a-long-salt-of-a-canary'])
      for (const percent of [1, 5, 50, 99]) expect(Math.abs(share(people, salt, percent) - percent / 100)).toBeLessThan(0.005);
    expect([share(people, 'salt', 0), share(people, 'salt', 100)]).toEqual([0, 1]);
  });

  test('a canary selects the same users every time and keeps them when its share grows', () => {
    const percents = Array.from({ length: 101 }, (_, percent) => percent);
    for (const id of ids(700, 200)) {
      const among = percents.map((percent) => isInCanary(id, { salt: 'salt', percent }));
      expect(among).toEqual(percents.map((percent) => percent >= among.indexOf(true)));
      expect(among).toEqual(percents.map((percent) => isInCanary(id, { salt: 'salt', percent })));
    }
  });

  test('another salt selects other users', () => {
    const people = ids(1, 20_000).filter((id) => isInCanary(id, { salt: 'one', percent: 10 }));
    expect(Math.abs(share(people, 'two', 10) - 0.1)).toBeLessThan(0.03);
  });
});

describe('[MFE-10] release for one user', () => {
  const version = (name: string) => ({ version: name, entry: `/r/inbox/${name}.js`, integrity: {}, chunks: {} });
  const manifest = { routes: [], dialogs: [] };
  const canary = { ...version('new'), manifest, percent: 100, salt: 'salt' };
  const state = { active: { ...version('now'), manifest }, canary, previous: [version('before')] };
  const release: ReleaseData = { shell: { version: 'shell' }, remotes: { inbox: state, share: { active: state.active, previous: [] } } };
  const versionsOf = ({ remotes }: ReleaseData) =>
    Object.values(remotes).map(({ active, previous }) => [active, ...previous].map((each) => each.version));

  test('a canary user gets the canary first and the stable version as fallback', () => {
    expect(versionsOf(releaseFor(release, '7'))).toEqual([['new', 'now', 'before'], ['now']]);
  });

  test('users without an ID and users outside the canary get the stable release', () => {
    expect(releaseFor(release, null)).toEqual(release);
    const none = { ...release, remotes: { inbox: { ...state, canary: { ...canary, percent: 0 } } } };
    expect(releaseFor(none, '7')).toEqual(none);
  });
});
