import { type Caching, cacheControl, contentTypes, folders } from './file-headers.ts';
import { type Call, quietLog, readableLog, secureLines, toSecure } from './nginx-people.ts';
import { block, quoted } from './nginx-words.ts';

export interface NginxWish {
  /** The folder that releases go to; null leaves every file to the server too. */
  readonly root: string | null;
  /** Where people's requests arrive: `8080`, or `443` with a certificate. */
  readonly listen: string;
  readonly certificate: { readonly file: string; readonly key: string } | null;
  /** Where requests without a certificate arrive that are sent on to the other address; null: nowhere. */
  readonly insecure: string | null;
  /** Where the app's servers listen, like `127.0.0.1:8080`. */
  readonly servers: readonly string[];
  /** The calls that the log of requests tells apart, and the file that it goes to; null: there is no such log. */
  readonly log: { readonly file: string; readonly calls: readonly Call[] } | null;
  /** The page, where nginx gives it by itself; null leaves it to the server, which knows of a new release at once. */
  readonly page: PageByItself | null;
  /** Whether nginx has the module that serves `.br` files. */
  readonly hasBrotli: boolean;
}

interface PageByItself {
  readonly policy: string;
  /** What stands in the built page for the configuration, and what shall. */
  readonly place: string;
  readonly filled: string;
}

/** The server's part of an nginx configuration, for `conf.d`. Nothing is served but what is named here. */
export function nginxConfig(wish: NginxWish): string {
  const { root, listen, certificate, insecure, servers, log, page } = wish;
  const blocks = [
    `listen ${listen}${certificate ? ' ssl http2' : ''};`,
    certificate && secureLines(certificate),
    quietLog(log),
    `${root === null ? '' : `root ${quoted(root)};\n`}server_tokens off;\nclient_max_body_size 512k;`,
    ...(root === null ? [] : fileBlocks(wish)),
    page && pageBlock(page),
    streamBlock(),
    proxyBlock(addressesOf(wish)),
    ...awayBlocks(),
    block('location /', ['return 404;']),
  ];
  // nginx's own ten seconds without a look would outlast a start of all of them
  const upstream = block('upstream billet_server', [...servers.map((each) => `server ${each} fail_timeout=2s;`), 'keepalive 64;']);
  const parts = [log && readableLog(log.calls), upstream, insecure && toSecure(insecure), block('server', blocks)];
  return `# Made by \`npm run serve-config\`; make it anew rather than change it.\n${parts.filter((part) => part !== null).join('\n\n')}\n`;
}

function fileBlocks({ page, hasBrotli }: NginxWish): string[] {
  return [
    typesBlock(),
    `gzip_static on;\ngzip_vary on;${hasBrotli ? '\nbrotli_static on;' : ''}`,
    '# what is missing says so in a plain word, and is kept by nobody; never the page in a script’s place',
    'error_page 403 404 405 = @missing;',
    block('location @missing', [
      'internal;',
      'types {}',
      'default_type "text/plain; charset=utf-8";',
      'add_header Cache-Control no-store always;',
      'add_header X-Content-Type-Options nosniff always;',
      'add_header Access-Control-Allow-Origin "*" always;',
      'return 404 "Not found\\n";',
    ]),
    ...Object.keys(cacheControl).map((caching) => filesBlock(caching as Caching, page !== null)),
  ];
}

function typesBlock(): string {
  const kinds = Map.groupBy(Object.entries(contentTypes), ([, type]) => type.split(';')[0] ?? type);
  const lines = [...kinds].map(([type, endings]) => `${type} ${endings.map(([ending]) => ending.slice(1)).join(' ')};`);
  const texts = [...new Set(Object.values(contentTypes).filter((type) => type.includes('charset')))].map((type) => type.split(';')[0]);
  return [block('types', [...lines, 'text/html html;']), 'charset utf-8;', `charset_types ${texts.join(' ')};`].join('\n');
}

function filesBlock(caching: Caching, isAlone: boolean): string {
  const names = Object.keys(folders).filter((name) => folders[name] === caching);
  const endings = Object.keys(contentTypes).map((ending) => ending.slice(1));
  const data = isAlone ? '|/release/page\\.json' : '';
  const single = caching === 'revalidated' ? `${data}|/favicon\\.ico|/robots\\.txt` : '';
  return block(`location ~ "^(?:/(?:${names.join('|')})(?:/[\\w@-][\\w.@-]*)+\\.(?:${endings.join('|')})${single})$"`, [
    'try_files $uri =404;',
    `add_header Cache-Control "${cacheControl[caching]}";`,
    'add_header Access-Control-Allow-Origin "*";',
    'add_header Cross-Origin-Resource-Policy cross-origin;',
    'add_header X-Content-Type-Options nosniff;',
  ]);
}

function pageBlock({ policy, place, filled }: PageByItself): string {
  const page = block('location = /index.html', [
    'gzip on;',
    `add_header Content-Security-Policy ${quoted(policy)};`,
    'add_header Cache-Control no-cache;',
    'add_header Referrer-Policy no-referrer;',
    'add_header X-Content-Type-Options nosniff;',
    `sub_filter ${quoted(place)} ${quoted(filled)};`,
  ]);
  return `${block('location = /', ['rewrite ^ /index.html last;'])}\n${page}`;
}

/** What the server answers; the probes and the numbers are none of it. */
function addressesOf({ page, root }: NginxWish): string {
  if (page) return '^/api/';
  const files = root === null ? `|(?:${Object.keys(folders).join('|')})/|favicon\\.ico$|robots\\.txt$` : '';
  return `^/(?:$|index\\.html$|release/page\\.json$|api/${files})`;
}

const toServer = [
  'proxy_pass http://billet_server;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_buffering off;',
];

function proxyBlock(paths: string): string {
  return block(`location ~ "${paths}"`, [...toServer, 'proxy_intercept_errors off;', 'error_page 502 504 = @away;']);
}

/** A live stream is an answer that doesn't end; a line comes every 15 seconds. */
const streamBlock = () => block('location = /api/events', [...toServer, 'proxy_read_timeout 60s;', 'error_page 502 504 = @away;']);

/** While no server answers: as one of ours would say it. */
function awayBlocks(): string[] {
  const body = JSON.stringify({ error: { code: 'busy', message: 'We cannot be reached for a moment; try again' } });
  const lines = [
    'internal;',
    'default_type application/json;',
    'add_header Retry-After 5 always;',
    'add_header Cache-Control no-store always;',
  ];
  return [block('location @away', [...lines, `return 503 '${body}';`])];
}
