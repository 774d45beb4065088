import type { ActiveRemote, ReleaseData } from '../site/release-data.ts';

/** Version of each pinned remote, for this tab. A link cannot pin: an old version may have a fault that a newer one fixes. */
export type Pins = Readonly<Record<string, string>>;

const KEY = 'billet-pinned-versions';

export function readPins(page: Window): Pins {
  try {
    const stored: unknown = JSON.parse(page.sessionStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(Object(stored)).filter((pin): pin is [string, string] => typeof pin[1] === 'string'));
  } catch {
    return {};
  }
}

/** Stores the pins for this tab. Without storage nothing is pinned. */
export function storePins(page: Window, pins: Pins): void {
  try {
    page.sessionStorage.setItem(KEY, JSON.stringify(pins));
  } catch {
    // the panel shows what runs
  }
}

/** Versions of a remote that can be pinned: active, canary, and the newest previous one, which a page uses after a failure. */
export function keptVersions(release: ReleaseData, remote: string): readonly ActiveRemote[] {
  const state = Object.hasOwn(release.remotes, remote) ? release.remotes[remote] : undefined;
  if (!state) return [];
  const { active, canary, previous } = state;
  return [active, ...(canary ? [canary] : []), ...previous.map((each) => ({ manifest: active.manifest, ...each }))];
}

/** Replaces remotes by their pinned versions, as far as `latest`, the server's release data, has them. */
export function withPins(release: ReleaseData, latest: ReleaseData, pins: Pins): { readonly release: ReleaseData; readonly applied: Pins } {
  const found = Object.entries(pins).flatMap(([remote, version]) => {
    const pinned = keptVersions(latest, remote).find((each) => each.version === version);
    return pinned ? [[remote, { ...pinned, pinned: true }] as const] : [];
  });
  // without previous versions: a developer must see the failures of the pinned one
  const remotes = found.map(([remote, active]) => [remote, { active, previous: [] }] as const);
  return {
    release: { ...release, remotes: { ...release.remotes, ...Object.fromEntries(remotes) } },
    applied: Object.fromEntries(found.map(([remote, { version }]) => [remote, version])),
  };
}
