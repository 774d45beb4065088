import type { Release } from './schema.ts';

/** Parses a pointer. Throws if it is damaged or has another schema. */
export function parseRelease(text: string): Release {
  const release = json(text) as Partial<Release> | null;
  if (typeof release?.schema === 'number' && release.schema !== 2)
    throw new Error(`release.json has schema ${release.schema}, but this release tool reads 2; use the version of the tool that wrote it`);
  if (!isWhole(release)) throw new Error('The pointer, release.json, is damaged; put the newest file of releases/ in its place');
  return release;
}

/** Whether it names a version of every part. */
function isWhole(release: Partial<Release> | null): release is Release {
  const parts = [release?.shell, ...Object.values(release?.remotes ?? [null])];
  return parts.every((part) => typeof part?.active?.version === 'string');
}

/** Null if it is not JSON. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
