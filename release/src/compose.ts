export { plainFolders } from './plain.ts';

import { type Built, builtHost, builtRemote } from './builds.ts';
import { type Call, type Changed, changeRelease } from './change.ts';
import { conflicts } from './compatible.ts';
import { fitRemotes } from './fitting.ts';
import type { Plain } from './plain.ts';
import type { Release, Released, RemoteRelease, RemoteState, ShellRelease, Versions } from './schema.ts';
import { activate } from './versions.ts';

export interface Parts {
  /** The dist folder of the built host. */
  readonly host: string;
  /** The dist folders of the built remotes. */
  readonly remotes: readonly string[];
  readonly plain: Plain;
}

/**
 * Composes the whole deployment from builds. Composing the same parts again changes nothing. Earlier commands are respected: a withdrawn
 * version stays withdrawn, and a canary stays a canary.
 */
export async function compose(call: Call, { host, remotes, plain }: Parts): Promise<Changed> {
  const shell = builtHost(host, call.now());
  const builds = remotes.map((dist) => builtRemote(dist, call.now()));
  return changeRelease(call, async (current) => {
    const isNewHost = isNewVersion(shell, current?.shell);
    const remoteBefore = ({ name }: Built<RemoteRelease>) => before(current, name);
    const builtForOldHost = builds.filter((built) => isBuiltForOldHost(built, shell, current));
    const wanted = builds.filter(
      (built) =>
        isNewVersion(built, remoteBefore(built)) && !isCanary(built, current?.remotes[built.name]) && !builtForOldHost.includes(built),
    );
    const states = wanted.map(
      ({ name, release }) => [name, activate(release, current?.remotes[name], call.now(), current?.removed?.[name])] as const,
    );
    const unchanged = Object.entries(current?.remotes ?? {}).filter(([name]) => !wanted.some((built) => built.name === name));
    const fitted = fitRemotes(isNewHost || !current ? shell.release : current.shell.active, Object.fromEntries(unchanged), call.now());
    const stateOf = (built: Built<Released>) => (built === shell ? current?.shell : before(current, built.name));
    const notReleased = builtForOldHost.map(
      ({ name, release }) => `${name} ${release.version} doesn't run in the restored host and was not released`,
    );
    const messages = [...[shell, ...builds].flatMap((built) => reasonsToStay(built, stateOf(built))), ...notReleased];
    // a gc may be deleting the files of withdrawn versions
    const uploads = [shell, ...builds].filter((built) => !isWithdrawn(built, stateOf(built))).map(({ upload }) => upload);
    if (current && !isNewHost && wanted.length === 0) return { next: null, uploads, plain, messages };
    const names = [...(isNewHost ? ['host'] : []), ...wanted.map(({ name }) => name)];
    const next = {
      what: `build of ${names.join(', ')}`,
      shell: current && !isNewHost ? current.shell : activate(shell.release, current?.shell, call.now()),
      remotes: { ...current?.remotes, ...fitted.remotes, ...Object.fromEntries(states) },
    };
    return { next, uploads, plain, messages: [...messages, ...fitted.messages] };
  });
}

/** A part before the build. A remote that left the app has no active version. */
type Before = Pick<Versions<Released>, 'withdrawn'> & Partial<Pick<RemoteState, 'canary'> & Pick<Versions<Released>, 'active'>>;

function before(current: Release | null, remote: string): Before | undefined {
  const withdrawn = current?.removed?.[remote];
  return current?.remotes[remote] ?? (withdrawn && { withdrawn });
}

function isNewVersion({ release: { version } }: Pick<Built<Released>, 'release'>, state: Before | undefined): boolean {
  return state?.active?.version !== version && !state?.withdrawn.includes(version);
}

const isWithdrawn = ({ release: { version } }: Built<Released>, state: Before | undefined) => state?.withdrawn.includes(version) ?? false;

/** Built for a withdrawn host. Rejecting the build would reject every start. */
function isBuiltForOldHost({ name, release }: Built<RemoteRelease>, host: Built<ShellRelease>, current: Release | null): boolean {
  const state = current?.remotes[name];
  if (!current || !state || !isNewVersion({ release }, state) || !isWithdrawn(host, current.shell)) return false;
  return conflicts(name, release, current.shell.active).length > 0;
}

const isCanary = ({ release }: Built<RemoteRelease>, state: RemoteState | undefined) => state?.canary?.release.version === release.version;

function reasonsToStay({ name, release: { version } }: Built<Released>, state: Before | undefined) {
  if (!state || state.active?.version === version) return [];
  const now = state.active ? `${state.active.version} stays active` : `the app stays without ${name}`;
  if (state.withdrawn.includes(version))
    return [`${name} ${version} was rolled back; ${now} (release it again: npm run release -- ${name})`];
  return state.canary?.release.version === version ? [`${name} ${version} stays a canary at ${state.canary.percent} %`] : [];
}
