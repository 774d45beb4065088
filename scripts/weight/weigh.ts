import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostDescription, remoteDescription } from '../../release/src/description.ts';
import { brotli } from '../../release/src/store/compressed.ts';
import { limitOf, limits } from './limits.ts';

export interface Weight {
  readonly what: string;
  /** Transferred bytes and their limit. */
  readonly bytes: number;
  readonly limit: number;
}

type SizeOf = (files: readonly string[]) => number;

/** Returns a function that sums up the transferred sizes of a folder's files. Each file is compressed only once. */
function scales(dist: string): SizeOf {
  const known = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = known.get(file) ?? brotli(readFileSync(path.join(dist, file))).length;
    known.set(file, size);
    return size;
  };
  return (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
}

/** The sizes of the builds in these folders. The first screen is that of the remote `share`. Throws if a build is incomplete. */
export function weigh(host: string, remotes: readonly string[]): readonly Weight[] {
  const shell = scales(host)(shellOf(host));
  const parts = remotes.map((dist) => ({ ...remoteDescription(dist), sizeOf: scales(dist) }));
  const ofRemotes = parts.flatMap(({ name, entry, chunks, sizeOf }) => [
    { what: `the entry of ${name}`, bytes: sizeOf([entry]), limit: limits.entry },
    ...Object.entries(chunks).map(([chunk, files]) => ({
      what: `${chunk} of ${name}`,
      bytes: sizeOf(files),
      limit: limitOf(chunk),
    })),
  ]);
  const firstScreens = parts
    .filter(({ name }) => name === 'share')
    .map(({ entry, chunks: { pages = [], Share = [] }, sizeOf }) => ({
      what: 'the code until a tap is answered',
      bytes: shell + sizeOf([entry, ...pages, ...Share]),
      limit: limits.untilTap,
    }));
  return [{ what: 'the shell', bytes: shell, limit: limits.shell }, ...ofRemotes, ...firstScreens];
}

/** The host's files that its page references. */
function shellOf(dist: string): string[] {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  return Object.keys(hostDescription(dist).files).filter((file) => page.includes(`/host/${file}`));
}
