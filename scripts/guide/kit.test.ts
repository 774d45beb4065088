import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@billet/shared-domain/contract/calls';
import { describe, expect, test } from '@rstest/core';
import { settings } from '../../server/src/kit/settings.ts';
import { packagesOf, readBlocks } from './blocks.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');
const known = new Set([...Object.keys(settings), 'NODE_ENV']);
const nginx = read('nginx/billet.conf');
const compose = read('compose.yaml');
const units = globSync('systemd/*.service', { cwd: path.join(root, 'deploy') });

describe('[OPS-06] the deployment kit', () => {
  test('the kit gives image, containers and units only settings that the server has', () => {
    const image = [...read('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((each) => each.split('=')[0] ?? ''),
    );
    const named = Array.from(compose.matchAll(/\b([A-Z][A-Z_]+): /g), ([, name = '']) => name);
    const inUnits = units.flatMap((file) =>
      [...read(file).matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.split(' ').map((each) => each.split('=')[0] ?? '')),
    );
    const names = [...image, ...named.filter((name) => !/^POSTGRES_|^VERSION$/.test(name)), ...inUnits];
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  test('the image contains only files that exist, and neither settings nor data', () => {
    const copied = Array.from(read('Dockerfile').matchAll(/^COPY --from=build \/billet\/(\S+) /gm), ([, from = '']) => from);
    const made = ['node_modules', 'server/node_modules', '.release'];
    expect(copied.filter((from) => !made.includes(from) && !existsSync(path.join(root, from)))).toEqual([]);
    for (const kept of ['**/.env', '**/.data', '**/.git', '**/node_modules'])
      expect(read('Dockerfile.dockerignore').split('\n')).toContain(kept);
  });

  test('compose and systemd run every role', () => {
    for (const role of ['web', 'jobs', 'bot']) {
      expect(compose).toContain(`ROLES: ${role}`);
      expect(units.filter((file) => file.startsWith(`systemd/billet-${role}`))).toHaveLength(1);
    }
  });

  test('PostgreSQL and PgBouncer log no values', () => {
    for (const text of [compose, read('postgresql/billet.conf').replaceAll(' = ', '=')]) {
      expect(text).toContain('log_min_error_statement=panic');
      expect(text).toContain('log_error_verbosity=terse');
      expect(text).toContain('log_statement=none');
    }
    expect(read('pgbouncer.ini')).toMatch(/log_connections = 0\nlog_disconnections = 0/);
  });
});

describe('[OPS-06] the nginx template', () => {
  const patterns = Array.from(nginx.matchAll(/^ {2}"(~?)(\/[^"]*|\^[^"]*)" "?([^";]+)"?;$/gm));
  // nginx tries exact strings before patterns
  const callOf = (address: string) =>
    (patterns.find(([, isPattern, text]) => !isPattern && text === address) ??
      patterns.find(([, isPattern, text = '']) => isPattern && new RegExp(text).test(address)))?.[3] ?? 'other';

  test('nginx logs each call of the contract by its pattern, without the codes and ids in its address', () => {
    const wrong = Object.values(calls).filter(({ path: pattern }) => callOf(pattern.replaceAll(/:\w+/g, 'Abc123')) !== pattern);
    expect(wrong).toEqual([]);
  });

  test('nginx logs minute, call, status, bytes and seconds, and only its own errors', () => {
    const [, format = ''] = /log_format billet '([^']+)'/.exec(nginx) ?? [];
    expect(format.split(' ')).toEqual([
      '$billet_minute',
      '$request_method',
      '$billet_call',
      '$status',
      '$body_bytes_sent',
      '$request_time',
    ]);
    const logs = Array.from(nginx.matchAll(/^\s*(access_log|error_log) \S+?(?: (\w+))?;$/gm), ([, name, how = 'off']) => `${name} ${how}`);
    expect(logs).toEqual(['access_log off', 'error_log crit', 'access_log billet', 'error_log crit']);
  });

  test('nginx listens on IPv4 and IPv6, uses HTTP/2, and sends HSTS with every response', () => {
    for (const port of ['80', '443 ssl']) {
      expect(nginx).toContain(`listen ${port};`);
      expect(nginx).toContain(`listen [::]:${port};`);
    }
    expect(nginx).toContain('http2 on;');
    // a location with its own add_header inherits none
    const own = nginx.split(/\n {2}location /).filter((block) => block.includes('add_header'));
    expect(own.filter((block) => !block.includes('Strict-Transport-Security "max-age=31536000" always'))).toEqual([]);
  });

  test('nginx forwards the page, its files and the API, but neither probes, metrics nor the pointer', () => {
    const passed = Array.from(nginx.matchAll(/location ~ "(\^[^"]+)"/g), ([, pattern = '']) => new RegExp(pattern));
    const isPassed = (address: string) => passed.some((pattern) => pattern.test(address));
    const open = [
      '/',
      '/index.html',
      '/api/profile',
      '/host/a.1.js',
      '/r/inbox/b.2.js',
      '/locales/en.ftl',
      '/release/page.json',
      '/favicon.ico',
    ];
    expect(open.filter((each) => !isPassed(each))).toEqual([]);
    expect(['/healthz', '/readyz', '/metrics', '/release.json', '/releases/1.json', '/.lock.sqlite'].filter(isPassed)).toEqual([]);
    expect(nginx).toContain('proxy_buffering off;');
  });

  test('while no server answers, a call gets JSON, and the page reloads itself', () => {
    const answerOf = (name: string) => nginx.split(`location @${name} {`)[1]?.split('\n  }')[0];
    expect(answerOf('unavailable')).toMatch(/default_type application\/json;.+return 503 '\{"error":\{"code":"busy"/s);
    expect(answerOf('page_unavailable')).toMatch(/default_type text\/html;.+return 503 '<!doctype html>.+location\.reload\(\),5000\)/s);
    const [, page = ''] = /location ~ "(\S+)" \{[^}]+error_page 502 504 = @page_unavailable;/.exec(nginx) ?? [];
    expect(['/', '/index.html', '/api/profile', '/host/a.1.js'].filter((each) => new RegExp(page).test(each))).toEqual([
      '/',
      '/index.html',
    ]);
  });
});

describe('[OPS-06] the compose file', () => {
  const services = compose
    .slice(compose.indexOf('\nservices:'), compose.indexOf('\nnetworks:'))
    .split(/\n {2}(?=\w+:)/)
    .slice(1);
  const app = compose.slice(compose.indexOf('x-app:'), compose.indexOf('x-settings:'));

  test('the compose file names exact versions of images', () => {
    const images = Array.from(compose.matchAll(/image: (\S+)/g), ([, image = '']) => image).filter((image) => !image.startsWith('billet:'));
    expect(images).toHaveLength(3);
    expect(images.filter((image) => !/:v?\d+\.\d+(\.\d+)?(-\w+)?$/.test(image))).toEqual([]);
    expect(compose).not.toContain('latest');
  });

  test('the compose file limits memory, processors and processes of each service', () => {
    for (const service of services)
      for (const limit of ['mem_limit', 'cpus', 'pids_limit']) expect(service.includes('<<: *app') ? app : service).toContain(`${limit}:`);
  });

  test('compose gives the application a login that owns its database and is no superuser', () => {
    expect(compose).not.toMatch(/POSTGRES_USER|POSTGRES_DB\b/);
    const create = read('postgresql/create-owner.sh');
    expect(create).toContain('CREATE ROLE billet LOGIN CREATEROLE NOSUPERUSER');
    expect(create).toContain('CREATE DATABASE billet OWNER billet');
    expect(create).toContain('ALTER ROLE postgres PASSWORD NULL');
  });
});

describe('[OPS-06] the systemd units', () => {
  test('the units run as the user billet, in a sandbox that writes only the store of releases and the state folder', () => {
    const wanted = [
      'User=billet',
      'ProtectSystem=strict',
      'NoNewPrivileges=yes',
      'CapabilityBoundingSet=',
      'ReadWritePaths=/srv/billet/store',
    ];
    for (const file of units) for (const line of wanted) expect(read(file).split('\n')).toContain(line);
  });

  test('the units differ only in name and environment', () => {
    const rest = units.map((file) => read(file).replaceAll(/^(#|Description|Environment=).*$/gm, ''));
    expect(new Set(rest).size).toBe(1);
  });
});

describe('[OPS-06] the guide', () => {
  const blocks = readBlocks(path.join(root, 'docs/running.md'));

  test('the guide has only shell blocks that its test runs, and each Debian block has its own name', () => {
    expect(new Set(blocks.map(({ variant }) => variant))).toEqual(new Set(['debian', 'docker']));
    const names = blocks.filter(({ variant }) => variant === 'debian').map(({ name }) => name);
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(names.length);
    expect(packagesOf(blocks)).toEqual(expect.arrayContaining(['nginx', 'postgresql', 'pgbouncer']));
  });

  test('every docker compose command of the documentation names the compose file', () => {
    const pages = globSync('{*.md,docs/*.md}', { cwd: root });
    const commands = pages.flatMap((page) => readFileSync(path.join(root, page), 'utf8').match(/docker compose .*/g) ?? []);
    expect(commands.length).toBeGreaterThan(4);
    expect(commands.filter((command) => !command.startsWith('docker compose -f deploy/compose.yaml '))).toEqual([]);
  });

  test('the guide upgrades to tagged releases that the changelog lists, and never to a branch', () => {
    const text = readFileSync(path.join(root, 'docs/running.md'), 'utf8');
    expect(text).not.toContain('git pull');
    const [, version = ''] = /^VERSION=(\S+)$/m.exec(text) ?? [];
    const { version: own } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    expect(version).toBe(own);
    expect(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8')).toMatch(new RegExp(`^## ${own.replaceAll('.', '\\.')}\\b`, 'm'));
  });
});
