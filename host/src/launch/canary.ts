import type { ReleaseData } from '../site/release-data.ts';

/**
 * The release for a user by messenger ID. For a canary user, the canary of a remote is active and the stable version is the first fallback. The
 * inline script and the app share this decision so that both request the same files.
 */
export function releaseFor(release: ReleaseData, account: string | null): ReleaseData {
  const remotes = Object.entries(release.remotes).map(([name, state]) => {
    const { active, canary, previous } = state;
    if (!canary || account === null || !isInCanary(account, canary)) return [name, state] as const;
    return [name, { active: canary, canary, previous: [active, ...previous] }] as const;
  });
  return { ...release, remotes: Object.fromEntries(remotes) };
}

/**
 * Selects the same users for the duration of a canary, and keeps them when its share grows. A user without an ID is never
 * selected.
 */
export const isInCanary = (account: string, { salt, percent }: { readonly salt: string; readonly percent: number }): boolean =>
  hashOf(salt + account) % 100 < percent;

/** FNV-1a with the finalizer of MurmurHash3, which spreads consecutive IDs evenly. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
