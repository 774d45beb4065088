export { projectStaticFolders } from './static-files.ts';

import { type Build, readHostBuild, readRemoteBuild } from './builds.ts';
import { type ChangeResult, type CommandContext, changeRelease } from './change.ts';
import { conflicts } from './compatible.ts';
import type { Release, Released, RemoteRelease, RemoteState, ShellRelease, Versions } from './schema.ts';
import { selectRunnableVersions } from './select-versions.ts';
import type { StaticFolders } from './static-files.ts';
import { activate } from './versions.ts';

export interface Parts {
  /** The dist folder of the built host. */
  readonly host: string;
  /** The dist folders of the built remotes. */
  readonly remotes: readonly string[];
  readonly staticFolders: StaticFolders;
}

/**
 * Composes the whole deployment from builds. Composing the same parts again changes nothing. Earlier commands are respected: a withdrawn
 * version stays withdrawn, and a canary stays a canary.
 */
export async function compose(context: CommandContext, { host, remotes, staticFolders }: Parts): Promise<ChangeResult> {
  const shell = readHostBuild(host, context.now());
  const builds = remotes.map((dist) => readRemoteBuild(dist, context.now()));
  return changeRelease(context, async (current) => {
    const isNewHost = isNewVersion(shell, current?.shell);
    const remoteBefore = ({ name }: Build<RemoteRelease>) => before(current, name);
    const builtForOldHost = builds.filter((built) => isBuiltForOldHost(built, shell, current));
    const wanted = builds.filter(
      (built) =>
        isNewVersion(built, remoteBefore(built)) && !isCanary(built, current?.remotes[built.name]) && !builtForOldHost.includes(built),
    );
    const states = wanted.map(
      ({ name, release }) => [name, activate(release, current?.remotes[name], context.now(), current?.removed?.[name])] as const,
    );
    const unchanged = Object.entries(current?.remotes ?? {}).filter(([name]) => !wanted.some((built) => built.name === name));
    const fitted = selectRunnableVersions(
      isNewHost || !current ? shell.release : current.shell.active,
      Object.fromEntries(unchanged),
      context.now(),
    );
    const stateOf = (built: Build<Released>) => (built === shell ? current?.shell : before(current, built.name));
    const notReleased = builtForOldHost.map(
      ({ name, release }) => `${name} ${release.version} doesn't run in the restored host and was not released`,
    );
    const messages = [...[shell, ...builds].flatMap((built) => reasonsToStay(built, stateOf(built))), ...notReleased];
    // a gc may be deleting the files of withdrawn versions
    const uploads = [shell, ...builds].filter((built) => !isWithdrawn(built, stateOf(built))).map(({ upload }) => upload);
    if (current && !isNewHost && wanted.length === 0) return { next: null, uploads, staticFolders, messages };
    const names = [...(isNewHost ? ['host'] : []), ...wanted.map(({ name }) => name)];
    const next = {
      what: `build of ${names.join(', ')}`,
      shell: current && !isNewHost ? current.shell : activate(shell.release, current?.shell, context.now()),
      remotes: { ...current?.remotes, ...fitted.remotes, ...Object.fromEntries(states) },
    };
    return { next, uploads, staticFolders, messages: [...messages, ...fitted.messages] };
  });
}

/** A part before the build. A remote that left the app has no active version. */
type Before = Pick<Versions<Released>, 'withdrawn'> & Partial<Pick<RemoteState, 'canary'> & Pick<Versions<Released>, 'active'>>;

function before(current: Release | null, remote: string): Before | undefined {
  const withdrawn = current?.removed?.[remote];
  return current?.remotes[remote] ?? (withdrawn && { withdrawn });
}

function isNewVersion({ release: { version } }: Pick<Build<Released>, 'release'>, state: Before | undefined): boolean {
  return state?.active?.version !== version && !state?.withdrawn.includes(version);
}

const isWithdrawn = ({ release: { version } }: Build<Released>, state: Before | undefined) => state?.withdrawn.includes(version) ?? false;

/** Built for a withdrawn host. Rejecting the build would reject every start. */
function isBuiltForOldHost({ name, release }: Build<RemoteRelease>, host: Build<ShellRelease>, current: Release | null): boolean {
  const state = current?.remotes[name];
  if (!current || !state || !isNewVersion({ release }, state) || !isWithdrawn(host, current.shell)) return false;
  return conflicts(name, release, current.shell.active).length > 0;
}

const isCanary = ({ release }: Build<RemoteRelease>, state: RemoteState | undefined) => state?.canary?.release.version === release.version;

function reasonsToStay({ name, release: { version } }: Build<Released>, state: Before | undefined) {
  if (!state || state.active?.version === version) return [];
  const now = state.active ? `${state.active.version} stays active` : `the app stays without ${name}`;
  if (state.withdrawn.includes(version))
    return [`${name} ${version} was rolled back; ${now} (release it again: npm run release -- ${name})`];
  return state.canary?.release.version === version ? [`${name} ${version} stays a canary at ${state.canary.percent} %`] : [];
}
