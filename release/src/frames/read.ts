import { z } from 'zod';
import { integrityOf } from '../integrity.ts';
import type { Release, Released } from '../schema.ts';
import type { Store } from '../store/store.ts';
import type { HostFrames, RemoteFrames } from './file.ts';

/** The frames of the active versions. */
export interface FrameSet {
  readonly host: HostFrames;
  /** Only remotes that have frames. */
  readonly remotes: Readonly<Record<string, RemoteFrames>>;
}

const textByLocale = z.record(z.string(), z.string());
const indexes = z.array(z.int().nonnegative());
const drawing = { rules: indexes, html: textByLocale };
const common = { schema: z.literal(1), rules: z.array(z.string()) };
const remoteFile = z.object({
  ...common,
  frames: z.array(z.object({ ...drawing, route: z.string(), mode: z.enum(['anonymous', 'valentine']) })),
  labels: z.record(z.string(), textByLocale),
});
const tokens = z.object({ open: z.string(), close: z.string(), values: z.array(z.tuple([z.string(), z.string()])) });
const hostFile = z.object({
  ...common,
  icons: z.array(z.string()),
  tokens: z.array(tokens),
  fonts: textByLocale,
  tab: z.object(drawing),
  full: z.object(drawing),
});

/**
 * Reads the frames of a release. Missing, damaged, unreachable or unknown files are reported with one sentence each and skipped: the page
 * has no first frame of them. Null if the host has none.
 */
export async function readFrames(
  store: Pick<Store, 'read'>,
  { shell, remotes }: Pick<Release, 'shell' | 'remotes'>,
  report: (fault: string) => void,
): Promise<FrameSet | null> {
  const host = await readFile(store, shell.active, hostFile, report);
  if (!host) return null;
  const files = Object.entries(remotes).map(
    async ([name, { active }]) => [name, await readFile(store, active, remoteFile, report)] as const,
  );
  const found = (await Promise.all(files)).flatMap(([name, file]) => (file ? [[name, file] as const] : []));
  return { host, remotes: Object.fromEntries(found) };
}

async function readFile<File>(
  store: Pick<Store, 'read'>,
  { frames, integrity }: Pick<Released, 'frames' | 'integrity'>,
  schema: z.ZodType<File>,
  tell: (fault: string) => void,
): Promise<File | null> {
  if (frames === undefined) return null;
  try {
    const found = await store.read(frames.slice(1));
    if (!found) throw new Error('is missing');
    if (integrityOf(found.content) !== integrity[frames]) throw new Error("isn't the file that was released under this name");
    return schema.parse(JSON.parse(Buffer.from(found.content).toString()));
  } catch (thrown) {
    const reason = thrown instanceof z.ZodError ? 'has a format that this version does not support' : (thrown as Error).message;
    tell(`${frames} ${reason}, so its first frames are left out; release the part again`);
    return null;
  }
}
