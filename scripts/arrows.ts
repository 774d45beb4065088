import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Which room may import which of our rooms. What isn't listed may not be. Remotes meet only at run time. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  'shared-domain': [],
  'shared-ui': [],
  'shared-i18n': [],
  'shared-bridge': ['shared-domain'],
  'remote-share': ['shared-bridge', 'shared-i18n', 'shared-ui', 'shared-domain'],
  'remote-inbox': ['shared-bridge', 'shared-i18n', 'shared-ui', 'shared-domain'],
  'remote-send': ['shared-bridge', 'shared-i18n', 'shared-ui', 'shared-domain'],
  host: ['shared-bridge', 'shared-i18n', 'shared-ui', 'shared-domain'],
  server: ['shared-domain'],
  simulator: [],
  release: [],
  // the suites start the product with the very commands that people use
  e2e: ['scripts'],
};

/** Rooms that may take the types of shared-domain, and nothing that runs. */
const domainTypesOnly = ['simulator', 'e2e', 'shared-bridge', 'remote-share', 'remote-inbox', 'remote-send', 'host'];
const runsInBrowsers = ['@billet/shared-domain/rules/', '@billet/shared-domain/contract/calls'];

/** Libraries with one owner: everybody else goes through it. */
const owners: Readonly<Record<string, readonly string[]>> = {
  axios: ['shared-bridge'],
  zustand: ['shared-bridge'],
  sonner: ['shared-bridge'],
  vaul: ['shared-bridge'],
  'eventsource-client': ['shared-bridge'],
  '@telegram-apps/sdk': ['shared-bridge'],
  '@telegram-apps/bridge': ['shared-bridge'],
  'react-router-dom': ['shared-bridge', 'host'],
  '@fluent/react': ['shared-i18n'],
  zod: ['shared-domain', 'server'],
};

/** What builds and tests use besides: their configuration may take the build preset. */
const CONFIGURATION = /(^|\/)(rsbuild|rstest|playwright)\.config\.ts$/;
const IMPORT =
  /(?:^|[;\s])(import|export)\s+(type\s+)?[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|[^.\w])import\s*(?:\([^'"]*|\s)['"]([^'"]+)['"]/gm;

export interface Arrow {
  readonly file: string;
  readonly target: string;
  readonly isType: boolean;
}

/** What only tests take, of whatever package: the proof of named states and the like. */
const TESTS = /(\.test\.tsx?|\/rstest\.config\.ts)$/;

/** The imports of a source text. */
export function arrowsOf(file: string, source: string): Arrow[] {
  return Array.from(source.matchAll(IMPORT), (match) => ({ file, target: match[3] ?? match[4] ?? '', isType: match[2] !== undefined }));
}

const packageOf = (target: string) =>
  target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');

function domainFault(room: string, arrow: Arrow): string | null {
  const isTest = /\.test\.tsx?$/.test(arrow.file);
  if (!arrow.target.startsWith('@billet/shared-domain') || !domainTypesOnly.includes(room) || arrow.isType || isTest) return null;
  const mayRun = room !== 'simulator' && room !== 'e2e' && runsInBrowsers.some((prefix) => arrow.target.startsWith(prefix));
  return mayRun ? null : `${room} takes only types from ${arrow.target} (import type), so that schemas stay out of what runs there`;
}

/** What is wrong with an arrow, in words; null when it may be. */
export function faultOf(arrow: Arrow): string | null {
  const room = arrow.file.split('/')[0] ?? '';
  if (!(room in rooms)) return null;
  if (arrow.target.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(arrow.file), arrow.target).split('/')[0];
    return target === room || rooms[room]?.includes(target ?? '')
      ? null
      : `${room} reaches into ${target} by a relative path; import the package instead`;
  }
  const owner = owners[packageOf(arrow.target)];
  if (owner && !owner.includes(room)) return `${packageOf(arrow.target)} belongs to ${owner.join(' and ')}; ${room} goes through it`;
  if (!arrow.target.startsWith('@billet/')) return null;
  const target = arrow.target.split('/')[1] ?? '';
  if (target === room) return null;
  if (target === 'release' && CONFIGURATION.test(arrow.file)) return null;
  if (target === 'shared-i18n' && arrow.target.includes('/testing') && TESTS.test(arrow.file)) return null;
  if (target === 'shared-domain') {
    const isAllowed = rooms[room]?.includes(target) || domainTypesOnly.includes(room);
    return isAllowed ? domainFault(room, arrow) : `${room} imports nothing of shared-domain`;
  }
  return rooms[room]?.includes(target)
    ? null
    : `${room} may not import ${target}; it may import: ${rooms[room]?.join(', ') || 'none of our rooms'}`;
}

/** Every forbidden arrow of the project below `root`, one line each. */
export function checkArrows(root: string): string[] {
  const files = globSync('{shared-*,remote-*,host,server,simulator,release,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
  });
  return files
    .flatMap((file) => arrowsOf(file, readFileSync(path.join(root, file), 'utf8')))
    .flatMap((arrow) => {
      const fault = faultOf(arrow);
      return fault ? [`${arrow.file}: ${fault}`] : [];
    });
}
