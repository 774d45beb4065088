// The containers of deploy/compose.yaml as far as they go without a container engine: their environment, and their database.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** Fills a copy of .env.example, in which the others are comments or empty. */
export function fillSettings(file: string, values: Readonly<Record<string, string>>): void {
  let text = readFileSync(file, 'utf8');
  for (const [name, value] of Object.entries(values)) {
    const line = new RegExp(`^(# )?${name}=$`, 'm');
    assert.match(text, line);
    text = text.replace(line, `${name}=${value}`);
  }
  writeFileSync(file, text);
}

/** The environment that the compose file in `folder`, with its .env, gives to the service of a role. */
export function environmentOf(folder: string, role: string): Record<string, string> {
  const file = parseEnv(readFileSync(path.join(folder, '.env'), 'utf8')) as Record<string, string>;
  const compose = readFileSync(path.join(folder, 'compose.yaml'), 'utf8');
  const [, shared = ''] = /\nx-settings: &settings\n((?: {2}.*\n)+)/.exec(compose) ?? [];
  const [, service = ''] = new RegExp(`\\n {2}${role}: {.*environment: { <<: \\*settings, ([^}]*) }`).exec(compose) ?? [];
  const pairs = [...shared.trim().split('\n'), ...service.split(', ')].map((line) => line.trim().split(/: (.*)/));
  assert.ok(
    pairs.every(([name, value]) => name && value),
    `${role} has settings in an unknown form`,
  );
  const own = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
  const filled = Object.entries(own).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+)[^}]*\}/g, (_, each: string) => file[each] ?? ''),
  ]);
  return { ...file, ...(Object.fromEntries(filled) as Record<string, string>) };
}

/** A new PostgreSQL with the address of the container `db`, set up as its image does: with the scripts that the compose file mounts. */
export function startDatabase(folder: string, password: string): (command: string, input?: string) => string {
  const shell = (command: string, input = '') => {
    const env = { PATH: `/usr/lib/postgresql/17/bin:${process.env.PATH}`, PGHOST: '/var/lib/compose', POSTGRES_PASSWORD: password };
    const words = ['--reuid', 'postgres', '--regid', 'postgres', '--init-groups', 'sh', '-euc', command];
    const { status, stdout, stderr } = spawnSync('setpriv', words, { cwd: folder, env, input, encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    return stdout;
  };
  spawnSync('install', ['-d', '-o', 'postgres', '/var/lib/compose']);
  shell('initdb --no-sync --auth-local=trust --auth-host=scram-sha-256 /var/lib/compose/data');
  shell(
    'pg_ctl --wait -D /var/lib/compose/data -l /var/lib/compose/log -o "-c listen_addresses=db -c unix_socket_directories=/var/lib/compose" start',
  );
  shell('sh postgresql/create-owner.sh');
  return shell;
}
