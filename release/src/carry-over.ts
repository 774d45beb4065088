import type { Release, RemoteRelease, ShellRelease } from './schema.ts';

type Unknown = 'provenance' | 'at' | 'until';
type OldRemote = Omit<RemoteRelease, Unknown>;
interface OldRelease {
  readonly schema: 1;
  readonly n: number;
  readonly shell: Omit<ShellRelease, Unknown | 'integrity' | 'page'>;
  readonly remotes: Readonly<Record<string, { readonly active: OldRemote; readonly previous: readonly OldRemote[] }>>;
}

const unknown = { provenance: { commit: null, isDirty: false, builtAt: '', by: '' }, at: '' };

/** Parses a pointer. A release of schema 1 is converted. Throws for any other. */
export function parseRelease(text: string): Release {
  const release = json(text) as Release | OldRelease | null;
  if (typeof release?.schema === 'number' && !isKnown(release))
    throw new Error(`The pointer is of schema ${(release as { schema: number }).schema}, which this tool doesn't know: use a newer one`);
  if (!release || !isWhole(release))
    throw new Error('The pointer, release.json, is damaged; put the newest file of releases/ in its place');
  return release.schema === 2 ? release : carriedOver(release);
}

const isKnown = ({ schema }: Release | OldRelease) => schema === 1 || schema === 2;

/** Whether it names a version of every part. */
function isWhole({ schema, shell, remotes }: Partial<Release> | Partial<OldRelease>): boolean {
  const host = schema === 1 ? { active: shell } : shell;
  return [host, ...Object.values(remotes ?? [null])].every((part) => typeof (part as Part)?.active?.version === 'string');
}

type Part = { readonly active?: { readonly version?: unknown } } | null | undefined;

/** Null if it is not JSON. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function carriedOver({ n, shell, remotes }: OldRelease): Release {
  const active = { ...shell, ...unknown, integrity: {}, page: `/host/page.${shell.version}.html` };
  const states = Object.entries(remotes).map(([name, state]) => {
    const previous = state.previous.map((each) => ({ ...each, ...unknown }));
    return [name, { active: { ...state.active, ...unknown }, previous, withdrawn: [] }] as const;
  });
  const what = 'carried over from schema 1';
  return {
    schema: 2,
    n,
    at: '',
    by: '',
    what,
    origin: '',
    shell: { active, previous: [], withdrawn: [] },
    remotes: Object.fromEntries(states),
  };
}
