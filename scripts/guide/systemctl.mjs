#!/usr/bin/node
// Replaces systemctl on a machine without systemd: starts units as ordinary processes, with the user, environment, folder and sandbox of
// their unit files, and restarts them as these say. Supports the commands of docs/running.md: enable --now, start, stop, restart, reload,
// daemon-reload.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Variables of this machine for all processes of Node. */
const nodeVariables = Object.fromEntries(
  ['NODE_COMPILE_CACHE', 'NODE_OPTIONS'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);
const RUN = '/run/systemctl';
const FOLDERS = ['/etc/systemd/system', '/lib/systemd/system', '/usr/lib/systemd/system'];
/** Debian starts PostgreSQL with one template unit per cluster. This machine has one cluster. */
const CLUSTER = '17 main';

function fail(line) {
  console.error(`systemctl: ${line}`);
  process.exit(1);
}

/** The settings of a unit's [Service] section. Repeated settings are joined with newlines. */
function readUnit(unit) {
  const [name, instance = ''] = unit.split('@');
  const files = [`${unit}.service`, `${name}@.service`];
  const file = FOLDERS.flatMap((folder) => files.map((each) => path.join(folder, each))).find((each) => existsSync(each));
  if (file === undefined) fail(`unit ${unit} not found`);
  const text = readFileSync(file, 'utf8').replaceAll('%i', instance).replaceAll('\\\n', ' ');
  const settings = {};
  let section = '';
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (/^\[.*\]$/.test(line)) section = line;
    const [, key, value] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (section === '[Service]' && key) settings[key] = key in settings ? `${settings[key]}\n${value}` : value;
  }
  return settings;
}

/** Splits words as systemd does: at blanks outside of quotes. */
const words = (text = '') =>
  Array.from(text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g), ([, double, single, plain]) => double ?? single ?? plain);

function readEnvironmentFile(text = '') {
  const isOptional = text.startsWith('-');
  const file = text.replace(/^-/, '');
  if (file === '' || (isOptional && !existsSync(file))) return {};
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^[A-Za-z_]\w*=/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), words(line.slice(line.indexOf('=') + 1)).join(' ')]));
}

function environmentOf(settings, user) {
  const own = Object.fromEntries(
    words(settings.Environment).map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  );
  const files = (settings.EnvironmentFile ?? '').split('\n').map(readEnvironmentFile);
  return Object.assign(
    { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin', LANG: 'C.UTF-8', USER: user, LOGNAME: user },
    nodeVariables,
    own,
    ...files,
  );
}

/** Shell lines that set up the sandbox of a unit for a process. */
function sandboxOf(settings, user) {
  const lines = [];
  const writable = words(settings.ReadWritePaths);
  for (const name of words(settings.StateDirectory)) {
    const folder = `/var/lib/${name}`;
    spawnSync('install', ['-d', '-o', user, '-g', user, '-m', settings.StateDirectoryMode ?? '0755', folder]);
    writable.push(folder);
  }
  if (settings.ProtectSystem === 'strict') {
    for (const folder of writable.map((each) => each.replace(/^-/, ''))) lines.push(`mount --bind ${folder} ${folder}`);
    lines.push('mount -o bind,remount,ro /');
  }
  if (settings.PrivateTmp === 'yes') lines.push('mount -t tmpfs -o mode=1777 tmpfs /tmp', 'mount -t tmpfs -o mode=1777 tmpfs /var/tmp');
  if (settings.ProtectHome === 'yes') lines.push('mount -t tmpfs -o mode=000 tmpfs /root', 'mount -t tmpfs -o mode=000 tmpfs /home');
  return lines;
}

const stateFile = (unit) => path.join(RUN, `${unit}.json`);

/** The state that the unit's supervisor wrote. Null if the unit is stopped. */
function stateOf(unit) {
  const state = existsSync(stateFile(unit)) ? JSON.parse(readFileSync(stateFile(unit), 'utf8')) : null;
  return state !== null && isRunning(state.supervisor) ? state : null;
}

function runToEnd(line, env) {
  const { status } = spawnSync('bash', ['-c', `exec ${line}`], { stdio: ['ignore', 'inherit', 'inherit'], env });
  if (status !== 0) fail(`${line} ended with exit code ${status}`);
}

/** Units of systemd itself, which does not run on this machine. */
const UNITS_OF_SYSTEMD = new Set(['systemd-journald']);

function start(unit) {
  if (unit === 'postgresql') return runToEnd(`pg_ctlcluster ${CLUSTER} start`, process.env);
  if (stateOf(unit) !== null) return;
  const settings = readUnit(unit);
  if (settings.RuntimeDirectory) mkdirSync(`/run/${settings.RuntimeDirectory}`, { recursive: true });
  const forks = settings.Type === 'forking';
  for (const line of [...(settings.ExecStartPre ?? '').split('\n'), forks ? settings.ExecStart : ''].filter(Boolean))
    runToEnd(line, environmentOf(settings, settings.User ?? 'root'));
  if (forks) return;
  mkdirSync(RUN, { recursive: true });
  const log = openSync(path.join(RUN, `${unit}.log`), 'a');
  const supervisor = spawn(process.execPath, [import.meta.filename, 'supervise', unit], { detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  supervisor.unref();
  while (stateOf(unit) === null) {
    if (!isRunning(supervisor.pid)) fail(`${unit} did not start`);
    pause(20);
  }
}

/** Starts the process of a unit with the settings of this moment. Its output goes to this process's. */
function startProcess(unit) {
  const settings = readUnit(unit);
  const user = settings.User ?? 'root';
  const identity = user === 'root' ? '' : `setpriv --reuid ${user} --regid ${settings.Group ?? user} --init-groups `;
  const privileges = `${settings.NoNewPrivileges === 'yes' ? '--no-new-privs ' : ''}${settings.CapabilityBoundingSet === '' ? '--bounding-set=-all --inh-caps=-all ' : ''}`;
  const command = `umask ${settings.UMask ?? '0022'}; cd ${settings.WorkingDirectory ?? '/'}; exec ${identity || 'setpriv '}${privileges}-- ${settings.ExecStart}`;
  const script = [...sandboxOf(settings, user), command].join('\n');
  return spawn('unshare', ['--mount', '--propagation', 'private', 'bash', '-ec', script], {
    env: environmentOf(settings, user),
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Runs a unit until SIGTERM, and starts its process again as its Restart= and RestartSec= say. */
async function supervise(unit) {
  const { Restart = 'no', RestartSec = '0.1' } = readUnit(unit);
  const stopping = new AbortController();
  const { signal } = stopping;
  process.once('SIGTERM', () => stopping.abort());
  for (let restarts = 0; !signal.aborted; restarts++) {
    const child = startProcess(unit);
    const stop = () => child.kill('SIGTERM');
    signal.addEventListener('abort', stop);
    writeFileSync(`${stateFile(unit)}.part`, JSON.stringify({ supervisor: process.pid, pid: child.pid, restarts }));
    renameSync(`${stateFile(unit)}.part`, stateFile(unit));
    const [code, killedBy] = await once(child, 'exit');
    signal.removeEventListener('abort', stop);
    console.log(`systemctl: ${unit} ended with ${code ?? killedBy}`);
    if (Restart !== 'always' && !(Restart === 'on-failure' && code !== 0)) break;
    await wait(Number.parseFloat(RestartSec) * 1000, undefined, { signal }).catch(() => {});
  }
  rmSync(stateFile(unit));
}

/** Whether a process is running. A zombie is not. */
function isRunning(pid) {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** The main process of a forking unit, from its PID file. Null if it is not running. */
function pidInFile(file) {
  const pid = file && existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return pid > 1 && isRunning(pid) ? pid : null;
}

function stop(unit) {
  if (unit === 'postgresql') return runToEnd(`pg_ctlcluster ${CLUSTER} stop`, process.env);
  const state = stateOf(unit);
  if (state === null) {
    const forked = pidInFile(readUnit(unit).PIDFile);
    if (forked !== null) process.kill(forked, 'SIGQUIT');
    return;
  }
  process.kill(state.supervisor, 'SIGTERM');
  while (isRunning(state.supervisor)) pause(20);
}

function reload(unit) {
  const { ExecReload, PIDFile } = readUnit(unit);
  const pid = stateOf(unit)?.pid ?? pidInFile(PIDFile);
  if (pid === null) fail(`${unit} is not running`);
  runToEnd(ExecReload.replace('$MAINPID', String(pid)), process.env);
}

function restart(unit) {
  if (UNITS_OF_SYSTEMD.has(unit)) return;
  stop(unit);
  start(unit);
}

/** Units by name. A pattern matches running units. */
function unitsOf(names) {
  const running = existsSync(RUN)
    ? readdirSync(RUN)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -5))
    : [];
  return names.flatMap((name) => {
    const plain = name.replace(/\.service$/, '');
    return plain.includes('*') ? running.filter((unit) => path.matchesGlob(unit, plain)) : [plain];
  });
}

const actions = {
  'daemon-reload': () => {},
  enable: (names, flags) => flags.includes('--now') && names.forEach(start),
  start: (names) => names.forEach(start),
  stop: (names) => names.forEach(stop),
  restart: (names) => names.forEach(restart),
  reload: (names) => names.forEach(reload),
  supervise: ([unit]) => supervise(unit),
};

const [verb, ...rest] = process.argv.slice(2);
const flags = rest.filter((word) => word.startsWith('-'));
const action = actions[verb] ?? fail(`${verb} is not known here`);
await action(unitsOf(rest.filter((word) => !word.startsWith('-'))), flags);
