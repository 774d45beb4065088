import type { ReleaseData } from '../remotes/release-data.ts';
import { accountOf } from './kept-place.ts';

/**
 * The release as this person gets it: where they are among those who try a remote's new version, that one is active, and the one of
 * all others is the first to fall back to. Decided here alone, for the inline script and the app, so that both ask for the same files.
 */
export function releaseFor(release: ReleaseData, rawInitData: string | null): ReleaseData {
  const account = accountOf(rawInitData);
  const remotes = Object.entries(release.remotes).map(([name, state]) => {
    const { active, canary, previous } = state;
    if (!canary || account === null || !isAmong(account, canary)) return [name, state] as const;
    return [name, { active: canary, canary, previous: [active, ...previous] }] as const;
  });
  return { ...release, remotes: Object.fromEntries(remotes) };
}

/** The same people for as long as a canary runs, and all of them still when its share grows. Whoever has no id is never among them. */
export const isAmong = (account: string, { salt, percent }: { readonly salt: string; readonly percent: number }): boolean =>
  hashOf(salt + account) % 100 < percent;

/** FNV-1a, and MurmurHash3's last steps after it: ids that follow one another land anywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
