import { expect, test } from '@rstest/core';
import type { ReleaseData } from '../site/release-data.ts';
import { keptVersions, readPins, storePins, withPins } from './pins.ts';

const manifest = { routes: [], dialogs: [] };
const version = (name: string) => ({ version: name, entry: `/r/inbox/${name}.js`, integrity: {}, chunks: {} });
const active = { ...version('two'), manifest };
const release: ReleaseData = { n: 7, shell: { version: 'shell' }, remotes: { inbox: { active, previous: [] } } };
const latest: ReleaseData = {
  ...release,
  remotes: { inbox: { active, canary: { ...version('three'), manifest, percent: 5, salt: 'salt' }, previous: [version('one')] } },
};

/** A window with its session storage; null: storage is denied. */
function pageWith(stored: string | null): Window {
  const values = new Map(stored === null ? [] : [['billet-pinned-versions', stored]]);
  const sessionStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (stored === null) throw new Error('denied');
      values.set(key, value);
    },
  };
  return { sessionStorage } as unknown as Window;
}

test('[MFE-08] active version, canary and previous version of a remote can be pinned', () => {
  expect(keptVersions(latest, 'inbox').map((each) => each.version)).toEqual(['two', 'three', 'one']);
  expect(keptVersions(release, 'inbox').map((each) => each.version)).toEqual(['two']);
  for (const absent of ['quiz', 'constructor']) expect(keptVersions(latest, absent)).toEqual([]);
});

test('[MFE-08] a pinned version replaces the active one without a fallback, and keeps its hashes', () => {
  const { release: pinned, applied } = withPins(release, latest, { inbox: 'one' });
  expect(pinned.remotes.inbox).toEqual({ active: { ...version('one'), manifest, pinned: true }, previous: [] });
  expect(pinned.n).toBe(7);
  expect(applied).toEqual({ inbox: 'one' });
});

test('[MFE-08] a pin of a version that the server no longer keeps is ignored', () => {
  expect(withPins(release, latest, { inbox: 'zero', quiz: 'one', constructor: 'one' })).toEqual({ release, applied: {} });
});

test('[MFE-08] pins are stored for the tab, and unreadable or denied storage pins nothing', () => {
  const page = pageWith('{}');
  storePins(page, { inbox: 'one' });
  expect(readPins(page)).toEqual({ inbox: 'one' });
  for (const stored of ['', '{', 'null', '3', '{"inbox":1}']) expect(readPins(pageWith(stored))).toEqual({});
  expect(() => storePins(pageWith(null), { inbox: 'one' })).not.toThrow();
});
