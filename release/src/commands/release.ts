import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Built, builtHost, builtRemote } from '../builds.ts';
import { type Call, type Changed, changeRelease, type Plan } from '../change.ts';
import { fitRemotes } from '../fitting.ts';
import type { Plain } from '../plain.ts';
import type { Release, RemoteRelease, RemoteState } from '../schema.ts';
import { pendingIn, type Texts } from '../texts.ts';
import { activate } from '../versions.ts';

/** Releases one built remote for everybody. If its version is already active, only its files are repaired. */
export async function releaseRemote(call: Call, name: string, dist: string): Promise<Changed> {
  const built = remoteBuild(call, name, dist);
  return changeRelease(call, async (current) => {
    const { remotes, shell, removed } = known(call, current);
    const { version } = built.release;
    const state = remotes[name];
    if (state?.active.version === version) return same(built, `${name} ${version} is active already`);
    const withdrawn = removed?.[name];
    const messages = [...againNote(state?.withdrawn ?? withdrawn, version), ...canaryNote(state, version), ...pendingNote(built)];
    const next = { shell, remotes: { ...remotes, [name]: activate(built.release, state, call.now(), withdrawn) } };
    return { next: { ...next, what: `release ${name} ${version}` }, uploads: [built.upload], messages };
  });
}

/** Releases one built remote for a percentage of users; the others keep the active version. */
export async function releaseCanary(call: Call, name: string, dist: string, percent: number): Promise<Changed> {
  const built = remoteBuild(call, name, dist);
  return changeRelease(call, async (current) => {
    const { remotes, shell } = known(call, current);
    const { version } = built.release;
    const state = remotes[name];
    if (!state)
      throw new Error(`${name} has no active version, which a canary needs; release it without --canary first: npm run release -- ${name}`);
    if (state.active.version === version) throw new Error(`${name} ${version} is active for everybody already`);
    const before = state.canary?.release.version === version ? state.canary : null;
    if (before?.percent === percent) return same(built, `${name} ${version} is the canary already, at ${percent} %`);
    const { release, since } = before ?? { release: built.release, since: call.now().toISOString() };
    const canary = { release, percent, salt: version, since };
    const withdrawn = state.withdrawn.filter((each) => each !== version);
    const messages = [...againNote(state.withdrawn, version), ...(before ? [] : canaryNote(state, version)), ...pendingNote(built)];
    const next = { shell, remotes: { ...remotes, [name]: { ...state, canary, withdrawn } } };
    return { next: { ...next, what: `canary ${name} ${version} at ${percent} %` }, uploads: [built.upload], messages };
  });
}

/** Releases the built host, with its art and fonts. */
export async function releaseHost(call: Call, dist: string, plain: Plain = {}): Promise<Changed> {
  const built = builtHost(dist, call.now());
  return changeRelease(call, async (current) => {
    const { remotes, shell } = known(call, current);
    const { version } = built.release;
    if (shell.active.version === version) return { ...same(built, `host ${version} is active already`), plain };
    const fitted = fitRemotes(built.release, remotes, call.now());
    const next = { shell: activate(built.release, shell, call.now()), remotes: fitted.remotes };
    const messages = [...againNote(shell.withdrawn, version), ...fitted.messages, ...pendingNote(built)];
    return { next: { ...next, what: `release host ${version}` }, uploads: [built.upload], plain, messages };
  });
}

function remoteBuild(call: Call, name: string, dist: string): Built<RemoteRelease> {
  const built = builtRemote(dist, call.now());
  if (built.name !== name) throw new Error(`The build in ${dist} is one of ${built.name}, not of ${name}; name the folder of its build`);
  return built;
}

function known(call: Call, current: Release | null): Release {
  if (!current) throw new Error(`There is no shell in ${call.store.place} yet; npm run build makes the first release`);
  return current;
}

const same = ({ upload }: Built<unknown>, sentence: string): Plan => ({ next: null, uploads: [upload], messages: [sentence] });

const againNote = (withdrawn: readonly string[] = [], version: string) =>
  withdrawn.includes(version) ? [`${version} had been rolled back; it is released again`] : [];

/** Which languages show English texts of a build. */
function pendingNote({ release, upload }: Built<{ readonly texts: string }>): string[] {
  const texts = JSON.parse(readFileSync(path.join(upload.dist, path.basename(release.texts)), 'utf8')) as Texts;
  const counts = Object.entries(pendingIn(texts)).map(([locale, count]) => `${locale} ${count}`);
  return counts.length === 0 ? [] : [`Texts in English until they are translated: ${counts.join(', ')}`];
}

const canaryNote = (state: RemoteState | undefined, version: string) =>
  state?.canary && state.canary.release.version !== version ? [`The canary ${state.canary.release.version} ends with that`] : [];
