import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Build, readHostBuild, readRemoteBuild } from '../builds.ts';
import { type ChangeResult, type CommandContext, changeRelease, type Plan } from '../change.ts';
import type { Release, RemoteRelease, RemoteState } from '../schema.ts';
import { selectRunnableVersions } from '../select-versions.ts';
import type { StaticFolders } from '../static-files.ts';
import { pendingIn, type Texts } from '../texts.ts';
import { activate } from '../versions.ts';

/** Releases one built remote for all users. If its version is already active, only its files are repaired. */
export async function releaseRemote(context: CommandContext, name: string, dist: string): Promise<ChangeResult> {
  const built = readBuildOf(context, name, dist);
  return changeRelease(context, async (current) => {
    const { remotes, shell, removed } = requireRelease(context, current);
    const { version } = built.release;
    const state = remotes[name];
    if (state?.active.version === version) return unchanged(built, `${name} ${version} is active already`);
    const withdrawn = removed?.[name];
    const messages = [...rereleaseNote(state?.withdrawn ?? withdrawn, version), ...canaryNote(state, version), ...pendingNote(built)];
    const next = { shell, remotes: { ...remotes, [name]: activate(built.release, state, context.now(), withdrawn) } };
    return { next: { ...next, what: `release ${name} ${version}` }, uploads: [built.upload], messages };
  });
}

/** Releases one built remote for a percentage of users; the others keep the active version. */
export async function releaseCanary(context: CommandContext, name: string, dist: string, percent: number): Promise<ChangeResult> {
  const built = readBuildOf(context, name, dist);
  return changeRelease(context, async (current) => {
    const { remotes, shell } = requireRelease(context, current);
    const { version } = built.release;
    const state = remotes[name];
    if (!state)
      throw new Error(`${name} has no active version, which a canary needs; release it without --canary first: npm run release -- ${name}`);
    if (state.active.version === version) throw new Error(`${name} ${version} is active for everybody already`);
    const before = state.canary?.release.version === version ? state.canary : null;
    if (before?.percent === percent) return unchanged(built, `${name} ${version} is the canary already, at ${percent} %`);
    const { release, since } = before ?? { release: built.release, since: context.now().toISOString() };
    const canary = { release, percent, salt: version, since };
    const withdrawn = state.withdrawn.filter((each) => each !== version);
    const messages = [...rereleaseNote(state.withdrawn, version), ...(before ? [] : canaryNote(state, version)), ...pendingNote(built)];
    const next = { shell, remotes: { ...remotes, [name]: { ...state, canary, withdrawn } } };
    return { next: { ...next, what: `canary ${name} ${version} at ${percent} %` }, uploads: [built.upload], messages };
  });
}

/** Releases the built host, with its art and fonts. */
export async function releaseHost(context: CommandContext, dist: string, staticFolders: StaticFolders = {}): Promise<ChangeResult> {
  const built = readHostBuild(dist, context.now());
  return changeRelease(context, async (current) => {
    const { remotes, shell } = requireRelease(context, current);
    const { version } = built.release;
    if (shell.active.version === version) return { ...unchanged(built, `host ${version} is active already`), staticFolders };
    const selected = selectRunnableVersions(built.release, remotes, context.now());
    const next = { shell: activate(built.release, shell, context.now()), remotes: selected.remotes };
    const messages = [...rereleaseNote(shell.withdrawn, version), ...selected.messages, ...pendingNote(built)];
    return { next: { ...next, what: `release host ${version}` }, uploads: [built.upload], staticFolders, messages };
  });
}

function readBuildOf(context: CommandContext, name: string, dist: string): Build<RemoteRelease> {
  const built = readRemoteBuild(dist, context.now());
  if (built.name !== name) throw new Error(`The build in ${dist} is one of ${built.name}, not of ${name}; name the folder of its build`);
  return built;
}

function requireRelease(context: CommandContext, current: Release | null): Release {
  if (!current) throw new Error(`There is no shell in ${context.store.place} yet; npm run build makes the first release`);
  return current;
}

const unchanged = ({ upload }: Build<unknown>, sentence: string): Plan => ({ next: null, uploads: [upload], messages: [sentence] });

const rereleaseNote = (withdrawn: readonly string[] = [], version: string) =>
  withdrawn.includes(version) ? [`${version} had been rolled back; it is released again`] : [];

/** Which languages show English texts of a build. */
function pendingNote({ release, upload }: Build<{ readonly texts: string }>): string[] {
  const texts = JSON.parse(readFileSync(path.join(upload.dist, path.basename(release.texts)), 'utf8')) as Texts;
  const counts = Object.entries(pendingIn(texts)).map(([locale, count]) => `${locale} ${count}`);
  return counts.length === 0 ? [] : [`Texts in English until they are translated: ${counts.join(', ')}`];
}

const canaryNote = (state: RemoteState | undefined, version: string) =>
  state?.canary && state.canary.release.version !== version ? [`The canary ${state.canary.release.version} ends with that`] : [];
