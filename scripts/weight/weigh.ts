import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostDescription, remoteDescription } from '../../release/src/description.ts';
import { brotli } from '../../release/src/store/compressed.ts';
import { limitOf, limits } from './limits.ts';

export interface Weight {
  readonly what: string;
  /** Bytes over the wire, and how many they may be. */
  readonly bytes: number;
  readonly limit: number;
}

type SizeOf = (files: readonly string[]) => number;

/** The sum of some files of a folder as they go over the wire. A file that several parts share is compressed once. */
function scales(dist: string): SizeOf {
  const known = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = known.get(file) ?? brotli(readFileSync(path.join(dist, file))).length;
    known.set(file, size);
    return size;
  };
  return (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
}

/** What the builds in these folders weigh. The first screen is that of the remote `share`. Throws where one isn't whole. */
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

/** The host's files that its page names: what it begins with. */
function shellOf(dist: string): string[] {
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  return Object.keys(hostDescription(dist).files).filter((file) => page.includes(`/host/${file}`));
}
