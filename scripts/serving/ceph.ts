import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. A gateway creates its pools at its first start. */
const READY_WITHIN = 60_000;
const SYSTEM = 'x86_64-linux-gnu';

/** Downloads Debian's packages of Ceph and unpacks them into a folder without installing them. Returns the folder that replaces `/`. */
export function unpackCeph(cache: string): string {
  const root = path.join(cache, 'root');
  if (existsSync(path.join(root, 'usr/bin/radosgw'))) return root;
  const packages = path.join(cache, 'packages');
  mkdirSync(path.join(packages, 'partial'), { recursive: true });
  mkdirSync(root, { recursive: true });
  const aptOptions = [
    '-y',
    '--no-install-recommends',
    '--download-only',
    '-o',
    `Dir::Cache::archives=${packages}`,
    '-o',
    'Debug::NoLocking=1',
  ];
  run('apt-get', ['install', ...aptOptions, 'radosgw', 'ceph-mon', 'ceph-osd'], {});
  for (const file of readdirSync(packages).filter((name) => name.endsWith('.deb')))
    run('dpkg', ['-x', path.join(packages, file), root], {});
  return root;
}

/** Starts a Ceph cluster of one monitor, one disk in memory and its S3 gateway, as ordinary processes on three ports from `port` on. */
export async function startCeph(root: string, port: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-ceph-'));
  for (const part of ['mon', 'osd', 'gateway']) mkdirSync(path.join(folder, part));
  const libraries = path.join(root, 'usr/lib', SYSTEM);
  const env = {
    LD_LIBRARY_PATH: [path.join(root, 'lib', SYSTEM), libraries, path.join(libraries, 'ceph')].join(':'),
    PYTHONPATH: path.join(root, 'usr/lib/python3/dist-packages'),
    PATH: `${path.join(root, 'usr/bin')}:${process.env.PATH}`,
    CEPH_CONF: path.join(folder, 'ceph.conf'),
  };
  const [cluster, disk] = [randomUUID(), randomUUID()];
  writeFileSync(env.CEPH_CONF, settings({ folder, libraries, cluster, port }));
  const map = path.join(folder, 'map');
  const addresses = `[v2:127.0.0.1:${port},v1:127.0.0.1:${port + 1}]`;
  const processes: ReturnType<typeof spawn>[] = [];
  const start = (name: string, ...args: readonly string[]) => processes.push(spawn(name, ['-f', ...args], { env, stdio: 'ignore' }));
  run('monmaptool', ['--create', '--addv', 'a', addresses, '--fsid', cluster, map], env);
  run('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map], env);
  start('ceph-mon', '-i', 'a');
  run('ceph', ['--connect-timeout', '30', 'osd', 'new', disk], env);
  run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', disk], env);
  start('ceph-osd', '-i', '0');
  start('radosgw', '-n', 'client.admin');
  const endpoint = `http://127.0.0.1:${port + 2}`;
  const stop = async () => {
    for (const part of processes.reverse()) part.kill('SIGTERM');
    await Promise.all(
      processes.map((part) => new Promise((resolve) => (part.exitCode === null ? part.once('exit', resolve) : resolve(0)))),
    );
  };
  try {
    await waitUntilReady(endpoint);
    const key = ['--access-key=key', '--secret-key=secret'];
    run('radosgw-admin', ['-n', 'client.admin', 'user', 'create', '--uid=release', '--display-name=release', ...key], env);
    return { endpoint, keys: { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', S3_ENDPOINT: endpoint }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function settings({
  folder,
  libraries,
  cluster,
  port,
}: Readonly<Record<'folder' | 'libraries' | 'cluster', string>> & { readonly port: number }): string {
  return `[global]
fsid = ${cluster}
mon host = [v2:127.0.0.1:${port},v1:127.0.0.1:${port + 1}]
public addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon max pg per osd = 2000
osd crush chooseleaf type = 0
run dir = ${folder}
admin socket = ${folder}/$name.$pid.asok
log file = ${folder}/$name.log
pid file = ${folder}/$name.pid
crash dir = ${folder}
plugin dir = ${libraries}/ceph
erasure code dir = ${libraries}/ceph/erasure-code
osd class dir = ${libraries}/rados-classes
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
rgw frontends = beast endpoint=127.0.0.1:${port + 2}
rgw data = ${folder}/gateway
`;
}

async function waitUntilReady(endpoint: string): Promise<void> {
  for (const until = Date.now() + READY_WITHIN; Date.now() < until; await wait(200)) {
    const answer = await fetch(endpoint).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
  }
  throw new Error('the gateway did not start');
}

function run(name: string, args: readonly string[], env: Readonly<Record<string, string>>): void {
  const { status, stderr, error } = spawnSync(name, args, { encoding: 'utf8', env: { ...process.env, ...env } });
  if (error) throw new Error(`${name} cannot be run (${error.message}); this needs Debian's apt-get and dpkg`);
  if (status !== 0) throw new Error(`${name} failed: ${stderr.trim().split('\n').at(-1)}`);
}
