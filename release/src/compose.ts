import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refuseConflicts } from './compatible.ts';
import { pageFile } from './compose-page.ts';
import { createOnce, replaceFile } from './files.ts';
import { locked } from './lock.ts';
import { moveTo, readRelease } from './pointer.ts';
import { activate, activeOf, uploadRemote, verifyBuild } from './release.ts';
import type { Release, RemoteBuild, ShellRelease } from './schema.ts';

export interface Parts {
  /** RELEASE_DIR. */
  readonly folder: string;
  /** The dist folder of the built host. */
  readonly host: string;
  /** The dist folders of the built remotes. */
  readonly remotes: readonly string[];
  /** Folders that are served as they are, by the name they are served under. */
  readonly plain: Readonly<Record<string, string>>;
}

const served = /\.(webp|svg|woff2|txt)$/;

/** Composes the whole deployment out of what was built. The same parts again change nothing. */
export async function compose(parts: Parts): Promise<Release> {
  const shell = JSON.parse(readFileSync(path.join(parts.host, 'host.json'), 'utf8')) as ShellRelease;
  const builds = parts.remotes.map(
    (dist) => [dist, JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8')) as RemoteBuild] as const,
  );
  for (const [dist, build] of builds) verifyBuild(build, dist);
  return locked(parts.folder, () => {
    const current = readRelease(parts.folder);
    refuseConflicts(shell, { ...(current && activeOf(current)), ...Object.fromEntries(builds.map(([, build]) => [build.name, build])) });
    copyHost(parts, shell);
    copyPlain(parts);
    const states = builds.map(([dist, build]) => {
      return [build.name, activate(uploadRemote(parts.folder, dist, build), current?.remotes[build.name])] as const;
    });
    const next: Release = { schema: 1, n: (current?.n ?? 0) + 1, shell, remotes: { ...current?.remotes, ...Object.fromEntries(states) } };
    if (current && isSame(current, next)) return current;
    moveTo(parts.folder, next);
    return next;
  });
}

const isSame = (a: Release, b: Release) => JSON.stringify({ ...a, n: 0 }) === JSON.stringify({ ...b, n: 0 });

function copyHost({ folder, host }: Parts, shell: ShellRelease): void {
  for (const file of readdirSync(host)) {
    const content = readFileSync(path.join(host, file));
    if (file === 'index.html') createOnce(pageFile(folder, shell.version), content);
    else if (file !== 'host.json') createOnce(path.join(folder, 'host', file), content);
  }
}

function copyPlain({ folder, plain }: Parts): void {
  for (const [name, source] of Object.entries(plain)) {
    if (!existsSync(source)) continue;
    const files = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isFile() && served.test(entry.name));
    for (const { name: file } of files) replaceFile(path.join(folder, name, file), readFileSync(path.join(source, file)));
  }
}
