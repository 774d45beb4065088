import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refuseConflicts } from './compatible.ts';
import { createOnce } from './files.ts';
import { integrityOf } from './integrity.ts';
import { locked } from './lock.ts';
import { moveTo, readRelease } from './pointer.ts';
import type { Release, RemoteBuild, RemoteRelease, RemoteState } from './schema.ts';

/** How many earlier versions a remote keeps to fall back to. */
const kept = 10;

export interface ReleaseRequest {
  /** RELEASE_DIR. */
  readonly folder: string;
  /** The dist folder of the built remote. */
  readonly dist: string;
}

/** Releases one built remote on its own. Returns the new release, or the current one when this version is active already. */
export async function releaseRemote({ folder, dist }: ReleaseRequest): Promise<Release> {
  const build = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild;
  verifyBuild(build, dist);
  return locked(folder, () => {
    const current = readRelease(folder);
    if (!current) throw new Error(`There is no shell in ${folder} yet; run "npm run build" first`);
    refuseConflicts(current.shell, { ...activeOf(current), [build.name]: build });
    const state = current.remotes[build.name];
    if (state?.active.version === build.version) return current;
    const active = uploadRemote(folder, dist, build);
    const next = { ...current, n: current.n + 1, remotes: { ...current.remotes, [build.name]: activate(active, state) } };
    moveTo(folder, next);
    return next;
  });
}

/** Throws when a file of the build is not what its description says. */
export function verifyBuild(build: RemoteBuild, dist: string): void {
  for (const [file, integrity] of Object.entries(build.files)) {
    if (integrityOf(readFileSync(path.join(dist, file))) !== integrity)
      throw new Error(`${file} of ${build.name} changed after it was built`);
  }
}

/** The remotes that are active in a release, by name. */
export function activeOf({ remotes }: Pick<Release, 'remotes'>): Record<string, RemoteRelease> {
  return Object.fromEntries(Object.entries(remotes).map(([name, { active }]) => [name, active]));
}

/** Puts the files of a build into the remote's flat folder, reads them back and returns their addresses. */
export function uploadRemote(folder: string, dist: string, build: RemoteBuild): RemoteRelease {
  const address = (file: string) => `/r/${build.name}/${file}`;
  for (const [file, integrity] of Object.entries(build.files)) {
    createOnce(path.join(folder, address(file)), readFileSync(path.join(dist, file)));
    if (integrityOf(readFileSync(path.join(folder, address(file)))) !== integrity) throw new Error(`${address(file)} did not arrive whole`);
  }
  return {
    version: build.version,
    entry: address(build.entry),
    integrity: Object.fromEntries(Object.entries(build.files).map(([file, integrity]) => [address(file), integrity])),
    manifest: build.manifest,
    chunks: Object.fromEntries(Object.entries(build.chunks).map(([page, files]) => [page, files.map(address)])),
    texts: address(build.texts),
    contract: build.contract,
    shared: build.shared,
  };
}

/** The state of a remote after `active` took over. */
export function activate(active: RemoteRelease, before: RemoteState | undefined): RemoteState {
  if (!before || before.active.version === active.version) return { active, previous: before?.previous ?? [] };
  const previous = [before.active, ...before.previous].filter(({ version }) => version !== active.version);
  return { active, previous: previous.slice(0, kept) };
}
