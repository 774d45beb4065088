import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { localSecret } from '../../data-folder.ts';
import { StartError } from '../../start-error.ts';
import { chooseIdentity, findBinaries, type Identity } from './binaries.ts';
import { type Folders, makePrivateFolder, prepareFolders } from './folders.ts';
import { clearLeftover } from './leftover.ts';
import { lockFolder } from './lock.ts';
import { readiness, readTail } from './readiness.ts';

export interface Embedded {
  /** The folder of the unix socket. There is no TCP port. */
  readonly socketFolder: string;
  readonly user: string;
  readonly password: string;
  stop(): Promise<void>;
}

const OWNER = 'billet';
type Launch = (file: string, args: readonly string[], options: SpawnOptions) => ChildProcess;

/**
 * Starts the PostgreSQL of node_modules on a unix socket, with its files under `dataFolder`. It stops with this process, even if this
 * process is killed. Throws StartError if another server holds the folder.
 */
export async function startEmbedded(dataFolder: string): Promise<Embedded> {
  const root = path.resolve(dataFolder);
  const identity = chooseIdentity();
  const folders = prepareFolders(root, identity);
  const unlock = await lockFolder(folders.run, root);
  try {
    const launch = launcher(findBinaries(), identity);
    const password = localSecret(root);
    if (!existsSync(folders.creationMarker)) await makeCluster(launch, folders, identity, password);
    await clearLeftover(folders);
    const postgres = await startServer(launch, folders);
    const guard = startGuard(postgres);
    const stop = async () => {
      await stopServer(postgres);
      guard.kill('SIGKILL');
      unlock();
    };
    return { socketFolder: folders.run, user: OWNER, password, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

function launcher(binaries: string, { prefix, uid, gid }: Identity): Launch {
  return (file, args, options) => {
    const [command = '', ...rest] = [...prefix, path.join(binaries, file), ...args];
    const identity = uid === undefined || gid === undefined ? {} : { uid, gid };
    return spawn(command, rest, { ...identity, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...options });
  };
}

/** Recreates a cluster whose creation was interrupted. */
async function makeCluster(launch: Launch, folders: Folders, identity: Identity, password: string): Promise<void> {
  rmSync(folders.cluster, { recursive: true, force: true });
  makePrivateFolder(folders.cluster, identity);
  const passwordFile = path.join(folders.run, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(passwordFile, identity.uid, identity.gid);
  const initdb = launch(
    'initdb',
    [
      '-D',
      folders.cluster,
      '-U',
      OWNER,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const tail = readTail(initdb);
  const status = await new Promise((resolve) => initdb.once('exit', resolve));
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new StartError(`PostgreSQL could not make its files in ${folders.cluster}: ${tail()}`);
  writeFileSync(folders.creationMarker, '');
}

async function startServer(launch: Launch, folders: Folders): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    // detached: Ctrl-C reaches this process only, so that the server can drain before its database stops
    const postgres = launch(
      'postgres',
      [
        '-D',
        folders.cluster,
        '-c',
        'listen_addresses=',
        '-c',
        `unix_socket_directories=${folders.run}`,
        '-c',
        'max_connections=100',
        '-c',
        'shared_buffers=64MB',
        '-c',
        'log_parameter_max_length_on_error=0',
        '-c',
        'log_min_error_statement=panic',
        '-c',
        'log_line_prefix=',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    const fault = await readiness(postgres);
    if (fault === null) return postgres;
    // the children of a killed PostgreSQL need a moment to exit
    if (attempt === 20 || !/shared memory block|lock file/.test(fault)) throw new StartError(`PostgreSQL did not start: ${fault}`);
    await sleep(250);
  }
}

/** Starts a process that waits on a pipe. When this process ends for any reason, the pipe closes and the guard stops PostgreSQL. */
function startGuard(postgres: ChildProcess): ChildProcess {
  const script = 'trap "" INT TERM HUP; cat >/dev/null; kill -INT "$1"';
  const guard = spawn('sh', ['-c', script, 'billet-postgres-guard', String(postgres.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  return guard;
}

async function stopServer(postgres: ChildProcess): Promise<void> {
  if (postgres.exitCode !== null || postgres.signalCode !== null) return;
  const exited = new Promise((resolve) => postgres.once('exit', resolve));
  postgres.kill('SIGINT');
  const killTimer = setTimeout(() => postgres.kill('SIGQUIT'), 3000);
  await exited;
  clearTimeout(killTimer);
}
