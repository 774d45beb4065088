import { expect, test } from '@rstest/core';
import { cachingOf, folders } from './file-headers.ts';
import { headersFile } from './headers-file.ts';
import { type NginxWish, nginxConfig } from './nginx.ts';

const policy = "default-src 'none'; script-src 'self' 'sha256-abc='";
const page = { policy, place: '<script id="config"></script>', filled: '<script id="config">{"a":"\\u003c"}</script>' };
const wish: NginxWish = {
  root: '/srv/billet',
  listen: '80',
  certificate: null,
  insecure: null,
  servers: ['127.0.0.1:8080'],
  log: null,
  page: null,
  hasBrotli: false,
};

test('[MFE-10] nginx leaves page, its data and the API to the server, and gives them by itself where it is alone', () => {
  const behind = nginxConfig(wish);
  expect(behind).toContain('location ~ "^/(?:$|index\\.html$|release/page\\.json$|api/)"');
  expect(behind).not.toContain('Content-Security-Policy');
  const alone = nginxConfig({ ...wish, page });
  expect(alone).toContain(`add_header Content-Security-Policy "${policy}";`);
  expect(alone).toContain('location ~ "^/api/"');
  expect(alone).toMatch(/locales.*\|\/release\/page\\\.json/);
});

test('[MFE-10] what nginx reads is quoted as it reads it; what it can not be told is refused', () => {
  expect(nginxConfig({ ...wish, root: '/srv/my "own" folder' })).toContain('root "/srv/my \\"own\\" folder";');
  expect(nginxConfig({ ...wish, page })).toContain('"<script id=\\"config\\">{\\"a\\":\\"\\\\u003c\\"}</script>";');
  expect(() => nginxConfig({ ...wish, root: '/srv/$name' })).toThrow('has a "$"');
});

test('[MFE-10] brotli and HTTP/2 are there where they are wished for', () => {
  expect(nginxConfig(wish)).not.toMatch(/brotli|http2/);
  const more = nginxConfig({ ...wish, listen: '443', hasBrotli: true, certificate: { file: '/a.pem', key: '/b.pem' } });
  expect(more).toContain('brotli_static on;');
  expect(more).toContain('listen 443 ssl http2;');
});

test('[OPS-06] nginx logs no person: minutes and calls by their pattern, and of errors only that it ended', () => {
  const log = { file: '/var/log/nginx/billet.log', calls: [{ path: '/api/profile/:code' }, { path: '/api/orders/:id' }] };
  const text = nginxConfig({ ...wish, log });
  expect(text).toContain('"~^/api/profile/[^/]+$" "/api/profile/:code";');
  expect(text).toContain('access_log "/var/log/nginx/billet.log" billet;');
  const [, format = ''] = /log_format billet '([^']+)'/.exec(text) ?? [];
  expect(format.split(' ')).toEqual(['$billet_minute', '$request_method', '$billet_call', '$status', '$body_bytes_sent', '$request_time']);
  expect(nginxConfig(wish)).toContain('access_log off;');
  for (const each of [text, nginxConfig(wish)]) expect(each).toContain('error_log stderr crit;');
});

test('[OPS-06] several servers stand behind one address; probes and numbers are not among what is passed on', () => {
  const text = nginxConfig({ ...wish, root: null, servers: ['web-1:8080', 'web-2:8080'], insecure: '80' });
  expect(text).toMatch(/upstream billet_server \{\n {2}server web-1:8080 fail_timeout=2s;\n {2}server web-2:8080 fail_timeout=2s;/);
  expect(text).toContain('return 301 https://$host$request_uri;');
  const [, passed = ''] = /location ~ "(\^[^"]+)"/.exec(text) ?? [];
  const isPassed = (address: string) => new RegExp(passed).test(address);
  expect(
    ['/', '/api/profile', '/host/a.1.js', '/r/inbox/b.2.js', '/locales/en.ftl', '/release/page.json', '/favicon.ico'].filter(
      (each) => !isPassed(each),
    ),
  ).toEqual([]);
  expect(['/healthz', '/readyz', '/metrics', '/release.json', '/releases/1.json', '/.lock.sqlite'].filter(isPassed)).toEqual([]);
  expect(text).toMatch(/location = \/api\/events \{[^}]*proxy_buffering off;/);
});

test('[SEC-06] a static host gets a rule for every folder, and the policy for the page', () => {
  const rules = headersFile(policy).split(/\n(?=\/)/);
  expect(rules.map((rule) => rule.split('\n')[0])).toEqual([
    ...Object.keys(folders).map((folder) => `/${folder}/*`),
    '/release/page.json',
    '/',
    '/index.html',
  ]);
  expect(rules.filter((rule) => rule.includes(policy))).toHaveLength(2);
});

test('[MFE-10] who released what is in no folder that people may ask for', () => {
  expect(Object.keys(folders)).not.toContain('releases');
  expect(['releases/1.json', 'release.json', 'r/inbox/a.js', 'art/a.webp'].map(cachingOf)).toEqual([
    'revalidated',
    'revalidated',
    'immutable',
    'kept',
  ]);
});
