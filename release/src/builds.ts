import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hostDescription, remoteDescription } from './description.ts';
import { integrityOf } from './integrity.ts';
import type { RemoteRelease, ShellRelease } from './schema.ts';
import { releasedName } from './texts.ts';
import type { Upload } from './upload.ts';

/** A build in the form in which it would be released. */
export interface Build<Version> {
  readonly name: string;
  readonly release: Version;
  readonly upload: Upload;
}

/** Reads the build of a remote from a folder, with its files by their addresses. Throws if it is incomplete. */
export function readRemoteBuild(dist: string, now: Date): Build<RemoteRelease> {
  const { name, files, ...build } = remoteDescription(dist);
  verifyFiles(name, dist, files);
  const nameOf = (file: string) => `r/${name}/${releasedName(file, build.version)}`;
  const address = (file: string) => `/${nameOf(file)}`;
  const chunks = Object.fromEntries(Object.entries(build.chunks).map(([chunk, of]) => [chunk, of.map(address)]));
  const entry = address(build.entry);
  const common = { integrity: addressed(files, address), texts: address(build.texts), ...framesAt(build, address), at: now.toISOString() };
  return { name, release: { ...build, ...common, entry, chunks }, upload: { dist, files, nameOf } };
}

/** Reads the build of the host from a folder. Its page is stored next to its files, under a name that contains its version. */
export function readHostBuild(dist: string, now: Date): Build<ShellRelease> {
  const { files, ...build } = hostDescription(dist);
  verifyFiles('host', dist, files);
  const nameOf = (file: string) => `host/${file === 'index.html' ? `page.${build.version}.html` : file}`;
  const address = (file: string) => `/${nameOf(file)}`;
  const common = { integrity: addressed(files, address), texts: address(build.texts), ...framesAt(build, address), at: now.toISOString() };
  return { name: 'host', release: { ...build, ...common, page: address('index.html') }, upload: { dist, files, nameOf } };
}

const framesAt = ({ frames }: { readonly frames?: string | undefined }, address: (file: string) => string) =>
  frames ? { frames: address(frames) } : {};

function verifyFiles(name: string, dist: string, files: Readonly<Record<string, string>>): void {
  for (const [file, integrity] of Object.entries(files)) {
    const full = path.join(dist, file);
    if (!existsSync(full)) throw new Error(`${file} of ${name} is missing in ${dist}; build it again`);
    if (integrityOf(readFileSync(full)) !== integrity) throw new Error(`${file} of ${name} changed after it was built; build it again`);
  }
}

const addressed = (files: Readonly<Record<string, string>>, address: (file: string) => string) =>
  Object.fromEntries(Object.entries(files).map(([file, integrity]) => [address(file), integrity]));
