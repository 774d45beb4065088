import { describe, expect, test } from '@rstest/core';
import type { ReleaseData } from './release-data.ts';
import { Versions } from './versions.ts';

const manifest = { routes: [], dialogs: [] };
const version = (name: string, more: object = {}) => ({
  version: name,
  entry: `/r/inbox/${name}.js`,
  integrity: { [`/r/inbox/${name}.js`]: `sha384-${name}` },
  chunks: {},
  manifest,
  ...more,
});
const releaseOf = (active: string, ...previous: string[]): ReleaseData => ({
  shell: { version: 'shell' },
  remotes: { inbox: { active: version(active), previous: previous.map((each) => version(each)) } },
});
const versionsOf = (release: ReleaseData, fits = (_: string) => true) => new Versions({ release, fits: ({ version: name }) => fits(name) });

describe('[MFE-06] which version of a remote a page uses', () => {
  test('the active one, until it fails: then the one before, and nothing more after that', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    expect(versions.of('inbox').version).toBe('two');
    expect(versions.giveUp('inbox', 'two')).toBe(true);
    expect(versions.of('inbox').version).toBe('two');
    expect(versions.isDue('inbox')).toBe(true);
    versions.takeOver('inbox');
    expect(versions.of('inbox').version).toBe('one');
    expect(versions.giveUp('inbox', 'one')).toBe(false);
    expect(versions.of('inbox').version).toBe('one');
  });

  test('when all have failed, who tries again begins with the active one', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    versions.giveUp('inbox', 'two');
    versions.takeOver('inbox');
    versions.forgive('inbox');
    expect(versions.isDue('inbox')).toBe(false);
    versions.giveUp('inbox', 'one');
    versions.forgive('inbox');
    expect(versions.isDue('inbox')).toBe(true);
    expect(versions.takeOver('inbox').version).toBe('two');
  });

  test('[MFE-05] one that was made for another shell is passed over; where none is left that is said, with the version', () => {
    expect(versionsOf(releaseOf('two', 'one'), (name) => name !== 'two').of('inbox').version).toBe('one');
    const none = versionsOf(releaseOf('two', 'one'), () => false);
    expect(() => none.of('inbox')).toThrow(expect.objectContaining({ code: 'contract', version: 'two' }));
    expect(none.inUse.inbox?.active.version).toBe('two');
  });
});

describe('[MFE-11] a newer release', () => {
  test('is due where it names another version, and taken when somebody says so', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    versions.learn(releaseOf('three', 'two'));
    expect(versions.of('inbox').version).toBe('two');
    expect(versions.isDue('inbox')).toBe(true);
    expect(versions.takeOver('inbox').version).toBe('three');
    versions.learn(releaseOf('two', 'one'));
    expect(versions.takeOver('inbox').version).toBe('two');
  });

  test('that names the version in use changes nothing, also where it took the place of one that failed', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    versions.giveUp('inbox', 'two');
    versions.takeOver('inbox');
    versions.learn(releaseOf('one'));
    expect(versions.isDue('inbox')).toBe(false);
  });

  test('gives a version that failed another chance only when it names another active one first', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    versions.giveUp('inbox', 'two');
    versions.takeOver('inbox');
    versions.learn(releaseOf('two', 'one'));
    expect(versions.isDue('inbox')).toBe(false);
    versions.learn(releaseOf('three', 'two'));
    expect(versions.takeOver('inbox').version).toBe('three');
  });

  test('[MFE-08] leaves a remote on a developer’s machine where it is', () => {
    const release = releaseOf('two');
    const versions = versionsOf({ ...release, remotes: { inbox: { active: version('override', { unchecked: true }), previous: [] } } });
    versions.learn(releaseOf('three'));
    expect(versions.isDue('inbox')).toBe(false);
    expect(versions.integrityOf('inbox', 'http://localhost:3002/remoteEntry.js')).toBeUndefined();
  });
});

test('[MFE-07] an entry that no release names has no hash; that of the version in use is known also when a newer release doesn’t name it', () => {
  const versions = versionsOf(releaseOf('one'));
  versions.learn(releaseOf('three', 'two'));
  expect(versions.integrityOf('inbox', '/r/inbox/one.js')).toBe('sha384-one');
  expect(versions.integrityOf('inbox', '/r/inbox/three.js')).toBe('sha384-three');
  expect(versions.integrityOf('inbox', '/r/inbox/four.js')).toBeNull();
});
