import { refuseConflicts } from '@billet/release/compatible';
import type { Manifest } from '@billet/shared-bridge';
import { HOST } from '@billet/shared-domain/rules/failures';
import type { ReleaseData } from '../site/release-data.ts';
import type { Override } from './override-request.ts';

type Place = Pick<Override, 'remote' | 'origin'>;

/** Description of a remote by its development server. */
export interface RemoteDescription {
  readonly name: string;
  readonly contract: string;
  readonly shared: Readonly<Record<string, string>>;
  readonly manifest: Manifest;
}

/** The API that this host provides to remotes. */
export interface HostCapabilities {
  readonly provides: string;
  readonly shared: Readonly<Record<string, string>>;
  readonly icons: readonly string[];
}

/** Timeout of a development server in milliseconds: its compiler determines which contract the sources need. */
const DEADLINE = 15_000;

/** Why an override is not used. `reason` is for developers, in English. */
export class Refusal extends Error {
  readonly why: 'gone' | 'silent' | 'unfit';

  constructor(why: Refusal['why'], reason: string) {
    super(reason);
    this.why = why;
  }
}

/**
 * Release data in which the remote at `origin` replaces the released one, or is added if it was never released. Rejects with a
 * Refusal: `gone` if no released version can run instead.
 */
export async function withOverride(release: ReleaseData, { remote, origin }: Place, shell: HostCapabilities): Promise<ReleaseData> {
  if (remote === HOST || remote in {}) refuse('gone', `no remote can have the name ${remote}`);
  const describe = async () => checked(await descriptionAt(origin), remote, release, shell);
  const { manifest } = await describe().catch((thrown) =>
    Object.hasOwn(release.remotes, remote) ? Promise.reject(thrown) : refuse('gone', (thrown as Refusal).message),
  );
  const entry = `${origin}/federated/remoteEntry.js`;
  const active = {
    version: 'development',
    entry,
    integrity: { [entry]: undefined },
    chunks: {},
    manifest,
    unchecked: true,
    pinned: true,
  } as const;
  // without previous versions: a developer must see the failures of the development version
  return { ...release, remotes: { ...release.remotes, [remote]: { active, previous: [] } } };
}

async function descriptionAt(origin: string): Promise<unknown> {
  const options = { signal: AbortSignal.timeout(DEADLINE), cache: 'no-store', credentials: 'omit', redirect: 'error' } as const;
  const answer = await fetch(`${origin}/federated/remote.json`, options).catch((thrown) => refuse('silent', String(thrown)));
  const text = await answer.text().catch((thrown) => refuse('silent', String(thrown)));
  if (!answer.ok) return refuse('unfit', text.slice(0, 500));
  try {
    return JSON.parse(text);
  } catch {
    return refuse('unfit', `${origin} answers, but is no remote's development server`);
  }
}

/** Checks the rules of a release: contract, shared libraries, manifest, and conflicts with other remotes. */
function checked(description: unknown, remote: string, { remotes }: ReleaseData, shell: HostCapabilities): RemoteDescription {
  const { name, contract, shared, manifest } = Object(description) as Partial<RemoteDescription>;
  if (name !== remote) return refuse('unfit', `this is the development server of ${String(name)}`);
  if (typeof contract !== 'string' || typeof shared !== 'object') return refuse('unfit', 'it states no contract');
  const others = Object.entries(remotes).map(([other, { active }]) => [
    other,
    { contract: `^${shell.provides}`, shared: {}, manifest: active.manifest },
  ]);
  const mine = { contract, shared, manifest: manifest as Manifest };
  try {
    refuseConflicts(shell, { ...Object.fromEntries(others), [remote]: mine });
  } catch (thrown) {
    return refuse('unfit', thrown instanceof Error ? thrown.message : String(thrown));
  }
  return { name, ...mine };
}

function refuse(why: Refusal['why'], reason: string): never {
  throw new Refusal(why, reason);
}
