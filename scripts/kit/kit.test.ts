import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { settings } from '../../server/src/kit/settings.ts';
import { composeConfig } from '../serving/compose-config.ts';
import { leftBehind } from './image.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');
const known = new Set([...Object.keys(settings), 'NODE_ENV']);

describe('[OPS-06] the kit', () => {
  test('nginx is configured by npm run serve-config -- compose > deploy/nginx/compose.conf', () => {
    expect(read('nginx/compose.conf')).toBe(composeConfig());
  });

  test('every setting that image, containers and units give is one of the server’s', () => {
    const image = [...read('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((each) => each.split('=')[0] ?? ''),
    );
    const compose = Array.from(read('compose.yaml').matchAll(/\b([A-Z][A-Z_]+): /g), ([, name = '']) => name);
    const units = globSync('systemd/*', { cwd: path.join(root, 'deploy') }).flatMap((file) =>
      [...read(file).matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.split(' ').map((each) => each.split('=')[0] ?? '')),
    );
    const given = [...image, ...compose.filter((name) => !/^POSTGRES_|^VERSION$/.test(name)), ...units];
    expect(given.length).toBeGreaterThan(15);
    expect(given.filter((name) => !known.has(name))).toEqual([]);
  });

  test('the image copies what is there, and nobody’s settings or data', () => {
    const copied = Array.from(read('Dockerfile').matchAll(/^COPY --from=build \/billet\/(\S+) /gm), ([, from = '']) => from);
    expect(copied.filter((from) => !['node_modules', '.release'].includes(from) && !existsSync(path.join(root, from)))).toEqual([]);
    for (const kept of ['**/.env', '**/.data', '**/.git', '**/node_modules'])
      expect(read('Dockerfile.dockerignore').split('\n')).toContain(kept);
  });

  test('each role runs in compose and as a unit, and no log of the kit’s names a value', () => {
    for (const role of ['web', 'jobs', 'bot']) {
      expect(read('compose.yaml')).toContain(`ROLES: ${role}`);
      expect(globSync(`systemd/billet-${role}*.service`, { cwd: path.join(root, 'deploy') })).toHaveLength(1);
    }
    expect(read('compose.yaml')).toContain('log_min_error_statement=panic');
    expect(read('pgbouncer.ini')).toMatch(/log_connections = 0\nlog_disconnections = 0/);
  });
});

test('[OPS-06] every package that the server needs is copied into the image', () => {
  expect(leftBehind()).toEqual([]);
});
