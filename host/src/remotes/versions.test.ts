import { describe, expect, test } from '@rstest/core';
import type { ReleaseData } from '../site/release-data.ts';
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

const wanted = (versions: Versions) => versions.wanted('inbox')?.version;

describe('[MFE-06] version of a remote to use', () => {
  test('the active version is used until it fails, then the previous one, and no other after that', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    expect(wanted(versions)).toBe('two');
    versions.markFailed('inbox', 'two');
    expect(wanted(versions)).toBe('one');
    versions.markFailed('inbox', 'one');
    expect(wanted(versions)).toBeUndefined();
  });

  test('a retry after all versions failed starts with the active one', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    versions.markFailed('inbox', 'two');
    versions.resetFailures('inbox');
    expect(wanted(versions)).toBe('one');
    versions.markFailed('inbox', 'one');
    versions.resetFailures('inbox');
    expect(wanted(versions)).toBe('two');
  });

  test('previous versions that arrive after a failure are used', () => {
    const versions = versionsOf(releaseOf('two'));
    versions.markFailed('inbox', 'two');
    versions.applyRelease(releaseOf('two', 'one'));
    expect(wanted(versions)).toBe('one');
  });

  test('[MFE-05] a version for another shell is skipped', () => {
    expect(wanted(versionsOf(releaseOf('two', 'one'), (name) => name !== 'two'))).toBe('one');
    const none = versionsOf(releaseOf('two', 'one'), () => false);
    expect([wanted(none), none.active('inbox')?.version]).toEqual([undefined, 'two']);
  });
});

describe('[MFE-11] a newer release', () => {
  test('a newer release and a rollback change the version to use', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    versions.applyRelease(releaseOf('three', 'two'));
    expect(wanted(versions)).toBe('three');
    versions.applyRelease(releaseOf('two', 'one'));
    expect(wanted(versions)).toBe('two');
  });

  test('a newer release retries a failed version only after another active version', () => {
    const versions = versionsOf(releaseOf('two', 'one'));
    versions.markFailed('inbox', 'two');
    versions.applyRelease(releaseOf('two', 'one'));
    expect(wanted(versions)).toBe('one');
    versions.applyRelease(releaseOf('three', 'two'));
    expect(wanted(versions)).toBe('three');
  });

  test('[MFE-08] a newer release replaces neither a pinned version nor a remote that was never released', () => {
    const { shell } = releaseOf('two');
    const pinned = { active: version('one', { pinned: true }), previous: [] };
    const versions = versionsOf({ shell, remotes: { inbox: pinned, quiz: pinned } });
    versions.applyRelease(releaseOf('three'));
    expect(versions.remotes).toEqual(['inbox', 'quiz']);
    expect(wanted(versions)).toBe('one');
  });
});
