import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from 'playwright/test';
import { readRelease } from './release-folder.ts';
import { appUrl } from './stack.ts';

const built = path.resolve(import.meta.dirname, '../..', process.env.RELEASE_DIR ?? '.release');

/** A script or stylesheet that the browser requests from the deployment. */
export interface ReleasedFile {
  readonly address: string;
  /** `host` or the name of a remote. */
  readonly owner: string;
  /** The chunk name of the build: a page, a dialog or a named import. */
  readonly chunk: string;
}

function fileOf(owner: string, address: string): ReleasedFile {
  return { address, owner, chunk: path.basename(address).split('.')[0] ?? '' };
}

/**
 * The files of the current host. Its page names two, and its script contains the hashes of the others. The folder also has files of
 * previous hosts.
 */
function hostFiles(): readonly ReleasedFile[] {
  const page = readFileSync(path.join(built, 'index.html'), 'utf8');
  const files = readdirSync(path.join(built, 'host'));
  const script = files.find((file) => file.endsWith('.js') && page.includes(`/host/${file}`)) ?? '';
  const named = page + readFileSync(path.join(built, 'host', script), 'utf8');
  return files.filter((file) => named.includes(file.split('.')[1] ?? file)).map((file) => fileOf('host', `/host/${file}`));
}

/** Every script and stylesheet of the released host and remotes. */
export function releasedFiles(): readonly ReleasedFile[] {
  const remotes = Object.entries(readRelease(built).remotes).flatMap(([name, { active }]) =>
    Object.keys(active.integrity).map((address) => fileOf(name, address)),
  );
  return [...hostFiles(), ...remotes].filter(({ address }) => /\.(js|css)$/.test(address));
}

/** A remote's pages and dialogs, from its manifest, and their chunks. */
export interface Manifest {
  readonly routes: readonly { readonly path: string; readonly page: string; readonly tab?: object; readonly isHome?: boolean }[];
  readonly dialogs: readonly string[];
  /** Page or dialog → its files. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

export function manifests(): Readonly<Record<string, Manifest>> {
  const { remotes } = readRelease(built) as unknown as {
    remotes: Record<string, { active: { manifest: Omit<Manifest, 'chunks'>; chunks: Manifest['chunks'] } }>;
  };
  return Object.fromEntries(Object.entries(remotes).map(([name, { active }]) => [name, { ...active.manifest, chunks: active.chunks }]));
}

/** Ignores the error of a response whose route the test has removed in the meantime. */
function rethrowUnlessRemoved(thrown: unknown): void {
  if (!String(thrown).includes('already handled')) throw thrown;
}

/** Ways in which the delivery of a file can fail. */
export const faults = {
  missing: (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  hanging: () => undefined,
  changed: async (route: Route) => {
    // only browsers resolve subdomains of localhost
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: appUrl() + pathname + search });
    const mark = pathname.endsWith('.css') ? 'html { outline: 3px solid red }' : ';globalThis.wasRun = true';
    const body = (await response.text()) + mark;
    await route.fulfill({ response, body }).catch(rethrowUnlessRemoved);
  },
} as const;
export type Fault = keyof typeof faults;
