import type { Release, RemoteRelease, ShellRelease } from './schema.ts';

/** Fields that schema 1 lacks. */
type NewField = 'provenance' | 'at' | 'until';
type OldRemote = Omit<RemoteRelease, NewField>;
interface OldRelease {
  readonly schema: 1;
  readonly n: number;
  readonly shell: Omit<ShellRelease, NewField | 'integrity' | 'page'>;
  readonly remotes: Readonly<Record<string, { readonly active: OldRemote; readonly previous: readonly OldRemote[] }>>;
}

const newFields = { provenance: { commit: null, isDirty: false, builtAt: '', by: '' }, at: '' };

/** Parses a pointer. A release of schema 1 is converted. Throws for any other. */
export function parseRelease(text: string): Release {
  const release = json(text) as Release | OldRelease | null;
  if (typeof release?.schema === 'number' && !isKnown(release))
    throw new Error(
      `release.json has schema ${(release as { schema: number }).schema}, but this release tool reads 1 and 2; use the version of the tool that wrote it`,
    );
  if (!release || !isWhole(release))
    throw new Error('The pointer, release.json, is damaged; put the newest file of releases/ in its place');
  return release.schema === 2 ? release : upgraded(release);
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

function upgraded({ n, shell, remotes }: OldRelease): Release {
  const active = { ...shell, ...newFields, integrity: {}, page: `/host/page.${shell.version}.html` };
  const states = Object.entries(remotes).map(([name, state]) => {
    const previous = state.previous.map((each) => ({ ...each, ...newFields }));
    return [name, { active: { ...state.active, ...newFields }, previous, withdrawn: [] }] as const;
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
