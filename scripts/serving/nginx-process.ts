import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const moduleFolders = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'];
const BROTLI = 'ngx_http_brotli_static_module.so';

/** Where nginx is installed. Throws one line where it isn't. */
export function findNginx(): string {
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error('no nginx here: install one (Debian: apt-get install nginx)');
  return found;
}

/** The module that serves `.br` files; null where it isn't installed. `NGINX_MODULES` names another folder. */
export function brotliModule(): string | null {
  const folders = [process.env.NGINX_MODULES, ...moduleFolders].filter((folder) => folder !== undefined);
  return folders.map((folder) => path.join(folder, BROTLI)).find((file) => existsSync(file)) ?? null;
}

/** Runs nginx as an ordinary process with a configuration for `conf.d`. Throws what it says where it doesn't start. */
export async function startNginx(config: string, port: number, modules: readonly string[]): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-nginx-'));
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'billet.conf'), config);
  const main = [
    ...modules.map((file) => `load_module ${file};`),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/pid;`,
    'error_log stderr error;',
    'events {}',
    'http {',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `  ${name}_temp_path ${path.join(folder, name === 'client_body' ? 'body' : name)};`,
    ),
    `  include ${folder}/billet.conf;`,
    '}',
  ];
  writeFileSync(path.join(folder, 'nginx.conf'), main.join('\n'));
  const child = spawn(findNginx(), ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  let isGone = false;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isGone = true;
      resolve();
    }),
  );
  while (!(await listens(port))) {
    if (isGone) throw new Error(`nginx did not start: ${said.trim()}`);
    await wait(50);
  }
  return {
    async stop() {
      child.kill('SIGQUIT');
      const late = setTimeout(() => child.kill('SIGTERM'), 2_000);
      await ended;
      clearTimeout(late);
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
