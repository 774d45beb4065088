// A fresh Debian 13 in a folder with its own namespaces: its processes, ports and files are separate, and it ends with the command that
// entered it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { pinnedNode, printLine, root } from '../lib/install.mjs';
import { startRegistryProxy } from './registry-proxy.ts';
import { npmScript } from './reuse.ts';

const SUITE = 'trixie';
/** Packages that the test itself needs besides those of the guide. */
const OWN = ['iproute2', 'util-linux', 'passwd'];
/** Outside of the checkout: `npm ci` empties node_modules, and all checkouts can share the machine. */
const cache = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'billet-guide');

/** The PATH of some users lacks chroot, ip and other tools of the system. */
const withSystemTools = { ...process.env, PATH: `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin` };

export interface Machine {
  /** The folder that is the machine's `/`. */
  readonly folder: string;
  /** Runs a command of the checkout (mounted at /checkout) inside the machine. Collects both of its output streams. */
  enter(words: readonly string[]): { readonly child: ChildProcess; readonly ended: Promise<number> };
  remove(): Promise<void>;
}

function run(command: string, words: readonly string[], cwd = root): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    cwd,
    env: withSystemTools,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (error) throw new Error(`${command} can't be run: ${error.message}`);
  if (status !== 0)
    throw new Error(`${[command, ...words].join(' ')} ended with exit code ${status}: ${stderr.trim().split('\n').slice(-3).join('\n')}`);
  return stdout;
}

/** The reason why this machine cannot run another one, or null if it can. */
export function whyNoMachine(): string | null {
  if (process.platform !== 'linux') return 'this is not Linux';
  if (process.getuid?.() !== 0) return 'this user is not root';
  if (spawnSync('unshare', ['--mount', '--pid', '--net', '--fork', 'true']).status !== 0) return 'namespaces are not allowed here';
  if (existsSync('/usr/bin/mmdebstrap')) return null;
  const apt = (...words: string[]) =>
    spawnSync('apt-get', ['-qq', ...words], { env: { ...withSystemTools, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  if (
    apt('install', '-y', '--no-install-recommends', 'mmdebstrap') ||
    (apt('update') && apt('install', '-y', '--no-install-recommends', 'mmdebstrap'))
  )
    return null;
  return "Debian's package mmdebstrap can't be installed";
}

/** An archive of Debian with some packages. It is kept until the list of packages changes. Throws if Debian's packages can't be fetched. */
export function archiveWith(packages: readonly string[]): string {
  const names = [...new Set([...packages, ...OWN])].sort();
  const key = createHash('sha256')
    .update([SUITE, ...names].join('\n'))
    .digest('hex')
    .slice(0, 12);
  const file = path.join(cache, `debian-${key}.tar`);
  if (existsSync(file)) return file;
  printLine('making a Debian 13 for the guide, once (about a minute, 90 MB)');
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache).filter((name) => name.startsWith('debian-'))) rmSync(path.join(cache, old));
  const options = ['/usr/share/doc/*', '/usr/share/locale/*', '/usr/share/man/*'].map((glob) => `--dpkgopt=path-exclude=${glob}`);
  const apt = ['--aptopt=Apt::Install-Recommends "false"', '--aptopt=APT::Sandbox::User "root"', '--dpkgopt=force-unsafe-io'];
  run('mmdebstrap', ['--quiet', '--variant=minbase', `--include=${names.join(',')}`, ...options, ...apt, SUITE, `${file}.part.tar`]);
  renameSync(`${file}.part.tar`, file);
  return file;
}

/** Installs Node and npm as their packages do. */
function installNode(folder: string): void {
  const node = pinnedNode();
  cpSync(realpathSync(node), path.join(folder, 'usr/bin/node'));
  chmodSync(path.join(folder, 'usr/bin/node'), 0o755);
  const npm = process.env.npm_execpath ?? run('sh', ['-c', 'command -v npm']).trim();
  cpSync(path.join(path.dirname(realpathSync(npm)), '..'), path.join(folder, 'usr/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx']) run('ln', ['-sf', `../lib/node_modules/npm/bin/${name}-cli.js`, path.join(folder, 'usr/bin', name)]);
}

/** The compile cache of Node, kept between runs. Node makes a folder in it for each user. */
function compileCache(): string {
  const folder = path.join(cache, 'compiled');
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  return folder;
}

/** npm's cache, kept between runs. Initially a copy of the current user's cache. */
function npmCache(): string {
  const folder = path.join(cache, 'npm');
  const own = path.join(homedir(), '.npm/_cacache');
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    // without npm's temporary files, which disappear during the copy
    for (const name of ['content-v2', 'index-v5'])
      if (existsSync(path.join(own, name))) run('cp', ['-a', '--parents', `_cacache/${name}`, folder], path.dirname(own));
  }
  run('chmod', ['-R', 'a+rwX', folder]);
  return folder;
}

/** The production install of this checkout's lock file, kept between runs. */
function productionInstall(): string {
  const key = createHash('sha256');
  for (const file of ['package-lock.json', ...globSync('{,*/}package.json', { cwd: root }).sort()])
    key.update(readFileSync(path.join(root, file)));
  return path.join(cache, `production-${key.digest('hex').slice(0, 12)}`);
}

/** Copies a folder by linking its files, where the file system can. */
function linkFolder(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to]).status === 0) return;
  rmSync(to, { recursive: true, force: true });
  run('cp', ['-a', from, to]);
}

/** Keeps the production install that npm made in a machine, instead of the one of an earlier lock file. */
function keepProductionInstall(made: string): void {
  const installed = productionInstall();
  if (existsSync(installed) || !existsSync(made)) return;
  for (const old of readdirSync(cache).filter((name) => name.startsWith('production-'))) run('rm', ['-rf', path.join(cache, old)]);
  linkFolder(made, `${installed}.part`);
  renameSync(`${installed}.part`, installed);
}

/** The place of the production install in a machine. */
const PRODUCTION = 'var/tmp/production';

/**
 * Creates a machine with Node, npm and the Debian packages of an archive, and nothing else. With `reusesBuild`, its npm copies packages and
 * builds of the checkout, and servers start with less processor time (server/test/quick-start.ts).
 */
export async function makeMachine(archive: string, { reusesBuild }: { readonly reusesBuild: boolean }): Promise<Machine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-machine-'));
  const remove = () => {
    run('rm', ['-rf', folder]);
  };
  try {
    return await fillMachine(folder, { archive, reusesBuild, remove });
  } catch (error) {
    remove();
    throw error;
  }
}

interface Filling {
  readonly archive: string;
  readonly reusesBuild: boolean;
  readonly remove: () => void;
}

async function fillMachine(folder: string, { archive, reusesBuild, remove }: Filling): Promise<Machine> {
  run('tar', ['-xf', archive, '-C', folder]);
  chmodSync(folder, 0o755);
  installNode(folder);
  const proxy = await startRegistryProxy(path.join(folder, 'run/registry.sock'));
  const npmrc = [
    'cache=/var/cache/npm',
    'prefer-offline=true',
    'proxy=http://127.0.0.1:3128',
    'https-proxy=http://127.0.0.1:3128',
    'update-notifier=false',
  ];
  mkdirSync(path.join(folder, 'usr/etc'), { recursive: true });
  // behind a proxy that inspects TLS, npm trusts only that proxy's certificates
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) {
    cpSync(certificates, path.join(folder, 'usr/etc/certificates.pem'));
    npmrc.push('cafile=/usr/etc/certificates.pem');
  }
  writeFileSync(path.join(folder, 'usr/etc/npmrc'), `${npmrc.join('\n')}\n`);
  for (const each of ['checkout', 'var/cache/npm', 'var/cache/compiled']) mkdirSync(path.join(folder, each), { recursive: true });
  if (reusesBuild) {
    const script = npmScript({ checkout: '/checkout', npm: '/usr/bin/npm', installed: `/${PRODUCTION}` });
    writeFileSync(path.join(folder, 'usr/local/bin/npm'), script, { mode: 0o755 });
    if (existsSync(productionInstall())) linkFolder(productionInstall(), path.join(folder, PRODUCTION));
  }
  const mounts = [
    `mount --bind ${folder} ${folder}`,
    `mount --bind ${npmCache()} ${folder}/var/cache/npm`,
    `mount --bind ${compileCache()} ${folder}/var/cache/compiled`,
    `mount --bind ${root} ${folder}/checkout && mount -o bind,remount,ro ${folder}/checkout`,
    `mount -t proc proc ${folder}/proc`,
    `mount --rbind /dev ${folder}/dev`,
    `mount -t tmpfs tmpfs ${folder}/dev/shm`,
    `chroot ${folder} ip link set lo up`,
  ];
  const environment = [
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin HOME=/root LANG=C.UTF-8',
    ...(reusesBuild ? ['NODE_COMPILE_CACHE=/var/cache/compiled', 'NODE_OPTIONS="--import /checkout/server/test/quick-start.ts"'] : []),
  ].join(' ');
  return {
    folder,
    enter(words) {
      const script = [...mounts, `exec chroot ${folder} /usr/bin/env -i ${environment} "$@"`].join('\n');
      const namespaces = ['--mount', '--pid', '--net', '--fork', '--kill-child=SIGKILL', '--propagation', 'private'];
      const child = spawn('unshare', [...namespaces, 'sh', '-euc', script, 'sh', ...words], {
        env: withSystemTools,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return { child, ended: new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1))) };
    },
    async remove() {
      await proxy.close();
      keepProductionInstall(path.join(folder, PRODUCTION));
      remove();
    },
  };
}
