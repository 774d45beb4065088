import { describe, expect, test } from '@rstest/core';
import type { ReleaseData } from './release-data.ts';
import { Versions } from './versions.ts';

const manifest = { routes: [], dialogs: [] };
const version = (name: string, more: object = {}) => ({
  version: name,
  entry: `/r/inbox/${name}.js`,
  integrity: { [`/r/inbox/${name}.js`]: `sha256-${name}` },
  chunks: {},
  manifest,
  ...more,
});
const releaseOf = (active: string, ...previous: string[]): ReleaseData => ({
  shell: { version: 'shell' },
  remotes: { inbox: { active: version(active), previous: previous.map((each) => version(each)) } },
});
const versionsOf = (release: ReleaseData, fits = (_: string) => true) => new Versions({ release, fits: ({ version: name }) => fits(name) });

describe('[MFE-06] version of a remote in use', () => {
  test('the active version is used until it fails, then the previous one, and no other after that', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    expect(versions.of('inbox').version).toBe('two');
    versions.markFailed('inbox', 'two');
    expect(versions.of('inbox').version).toBe('two');
    expect(versions.isDue('inbox')).toBe(true);
    versions.takeOver('inbox');
    expect(versions.of('inbox').version).toBe('one');
    versions.markFailed('inbox', 'one');
    expect(versions.isDue('inbox')).toBe(false);
    expect(versions.of('inbox').version).toBe('one');
  });

  test('a retry after all versions failed starts with the active one', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    versions.markFailed('inbox', 'two');
    versions.takeOver('inbox');
    versions.resetFailures('inbox');
    expect(versions.isDue('inbox')).toBe(false);
    versions.markFailed('inbox', 'one');
    versions.resetFailures('inbox');
    expect(versions.isDue('inbox')).toBe(true);
    expect(versions.takeOver('inbox').version).toBe('two');
  });

  test('previous versions that arrive after a failure are used', () => {
    const versions = versionsOf(releaseOf('two'));
    versions.markFailed('inbox', 'two');
    expect(versions.isDue('inbox')).toBe(false);
    versions.applyRelease(releaseOf('two', 'one'));
    expect(versions.takeOver('inbox').version).toBe('one');
  });

  test('[MFE-08] a newer release replaces neither a pinned version nor a remote that was never released', () => {
    const { shell } = releaseOf('two');
    const pinned = { active: version('one', { pinned: true }), previous: [] };
    const versions = versionsOf({ shell, remotes: { inbox: pinned, quiz: pinned } });
    versions.applyRelease(releaseOf('three'));
    expect(versions.remotes).toEqual(['inbox', 'quiz']);
    expect(versions.isDue('inbox')).toBe(false);
    expect(versions.wanted('inbox')?.version).toBe('one');
  });

  test('[MFE-05] a version for another shell is skipped, and without any other an error has the version', () => {
    expect(versionsOf(releaseOf('two', 'one'), (name) => name !== 'two').of('inbox').version).toBe('one');
    const none = versionsOf(releaseOf('two', 'one'), () => false);
    expect(() => none.of('inbox')).toThrow(expect.objectContaining({ code: 'contract', version: 'two' }));
    expect(none.inUse.inbox?.active.version).toBe('two');
  });
});

describe('[MFE-11] a newer release', () => {
  test('a newer release with another version is due, and used after takeOver', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    versions.applyRelease(releaseOf('three', 'two'));
    expect(versions.of('inbox').version).toBe('two');
    expect(versions.isDue('inbox')).toBe(true);
    expect(versions.takeOver('inbox').version).toBe('three');
    versions.applyRelease(releaseOf('two', 'one'));
    expect(versions.takeOver('inbox').version).toBe('two');
  });

  test('a newer release with the version in use changes nothing, also if it replaced a failed one', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    versions.markFailed('inbox', 'two');
    versions.takeOver('inbox');
    versions.applyRelease(releaseOf('one'));
    expect(versions.isDue('inbox')).toBe(false);
  });

  test('a newer release retries a failed version only after another active version', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    versions.markFailed('inbox', 'two');
    versions.takeOver('inbox');
    versions.applyRelease(releaseOf('two', 'one'));
    expect(versions.isDue('inbox')).toBe(false);
    versions.applyRelease(releaseOf('three', 'two'));
    expect(versions.takeOver('inbox').version).toBe('three');
  });

  test('[MFE-08] a newer release does not replace a remote on a developer’s machine', () => {
    const release = releaseOf('two');
    const versions = versionsOf({
      ...release,
      remotes: { inbox: { active: version('override', { unchecked: true, pinned: true }), previous: [] } },
    });
    versions.applyRelease(releaseOf('three'));
    expect(versions.isDue('inbox')).toBe(false);
    expect(versions.integrityOf('inbox', 'http://localhost:3002/remoteEntry.js')).toBeUndefined();
  });
});

test('[MFE-07] an entry in no release has no hash, and the entry in use keeps its hash after a newer release', () => {
  const versions = versionsOf(releaseOf('one'));
  versions.applyRelease(releaseOf('three', 'two'));
  expect(versions.integrityOf('inbox', '/r/inbox/one.js')).toBe('sha256-one');
  expect(versions.integrityOf('inbox', '/r/inbox/three.js')).toBe('sha256-three');
  expect(versions.integrityOf('inbox', '/r/inbox/four.js')).toBeNull();
});
