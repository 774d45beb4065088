/** The three numbers of a version. Throws if it is not a version. */
export function numbersOf(version: string): readonly [number, number, number] {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  if (patch === undefined) throw new Error(`Not a version: ${version}`);
  return [Number(major), Number(minor), Number(patch)];
}

export type Bump = 'none' | 'minor' | 'major';

/** The version that follows another by a bump. */
export function nextVersion(version: string, bump: Bump): string {
  const [major, minor] = numbersOf(version);
  if (bump === 'none') return version;
  return bump === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}
