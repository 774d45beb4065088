import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { HostBuild, RemoteBuild } from './schema.ts';

const text = z.string().min(1);
const provenance = z.object({ commit: z.string().nullable(), isDirty: z.boolean(), builtAt: text, by: text });
/** A file name without a path. */
const FLAT = /^\w[\w@.-]*$/;
const isFlat = (names: readonly string[]) => names.every((name) => FLAT.test(name));
const file = z.string().regex(FLAT, 'must lie flat in the folder of the build');
/** `host` is the shell's name. Keys that every object has are not valid names of remotes. */
const isFree = (name: string) => name !== 'host' && !(name in {});
const hash = z.string().regex(/^sha256-[\w+/]{43}=$/, 'must be a sha256');

const common = {
  version: z.string().regex(/^[\w-]+$/, 'must be a hash'),
  files: z.record(z.string(), hash).refine((files) => isFlat(Object.keys(files)), 'must lie flat in the folder of the build'),
  texts: file,
  frames: file.optional(),
  shared: z.record(z.string(), text),
  provenance,
};
const NAME = 'must be a name in lower case, and not one that means something else';
const remote = z
  .object({
    ...common,
    name: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, NAME)
      .refine(isFree, NAME),
    entry: file,
    chunks: z.record(z.string(), z.array(file)),
    contract: text,
    // its faults are reported when versions are compared
    manifest: z.unknown().optional(),
  })
  .superRefine(({ files, entry, texts, frames, chunks }, context) =>
    refuseUnhashed(files, [entry, texts, ...named(frames), ...Object.values(chunks).flat()], context),
  );
const host = z
  .object({ ...common, provides: text, icons: z.array(text), styles: z.array(text) })
  .superRefine(({ files, texts, frames }, context) => refuseUnhashed(files, ['index.html', texts, ...named(frames)], context));

const named = (file: string | undefined) => (file === undefined ? [] : [file]);

/** A page loads no file without a hash, so a version that names one would fail for everybody. */
function refuseUnhashed(files: Readonly<Record<string, string>>, named: readonly string[], context: z.RefinementCtx): void {
  for (const each of named.filter((one) => !Object.hasOwn(files, one)))
    context.addIssue({ code: 'custom', path: ['files'], message: `${each} is not among them` });
}

/** The description of a remote's build. Throws an error with a readable message if it is missing or invalid. */
export const remoteDescription = (dist: string): RemoteBuild => described(dist, 'remote.json', remote) as RemoteBuild;

/** The description of the host's build. */
export const hostDescription = (dist: string): HostBuild => described(dist, 'host.json', host);

function described<Build>(dist: string, name: string, schema: z.ZodType<Build>): Build {
  const full = path.join(dist, name);
  if (!existsSync(full)) throw new Error(`There is no build in ${dist}: ${name} is missing`);
  const parsed = schema.safeParse(json(full));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${full} isn't a description that this tool takes (${faults.join('; ')}); build it again`);
}

function json(full: string): unknown {
  try {
    return JSON.parse(readFileSync(full, 'utf8'));
  } catch {
    throw new Error(`${full} can't be read as JSON; build it again`);
  }
}
