import { type Caching, folders } from '@billet/release/serving';
import { allVersions, filesOf } from '@billet/release/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../../kit/deps.ts';
import { releaseStore } from '../../../kit/release-store.ts';
import { type CurrentRelease, followRelease, type ServedRelease } from './current.ts';
import { serveContent, serveFile } from './files.ts';
import { type EnsureLocalCopy, makeMirror } from './mirror.ts';
import { type PageDeps, registerPages } from './page.ts';

const files = ['favicon.ico', 'robots.txt'];
/** Milliseconds between two checks of a bucket. A folder is checked on every request. */
const CHECK_INTERVAL_MS = 2_000;

/** Serves the release: the page at `/` and its files. */
export function registerRelease(
  app: FastifyInstance,
  { config, log, clock }: Pick<Deps, 'config' | 'log' | 'clock'>,
  { findFriend, adjust }: Pick<PageDeps, 'findFriend' | 'adjust'>,
): void {
  const store = releaseStore(config);
  const current = followRelease(store, log, config.releaseBucket ? CHECK_INTERVAL_MS : 0);
  const folder = config.releaseFolder;
  const ensureLocalCopy: EnsureLocalCopy = config.releaseBucket
    ? makeMirror({ bucket: store, folder, pause: CHECK_INTERVAL_MS, releasedFiles: releasedFiles(current), log })
    : async () => null;
  const serve = async (request: FastifyRequest, reply: FastifyReply, name: string, caching: Caching) => {
    const content = await ensureLocalCopy(name, caching);
    return content ? serveContent(reply, name, content, caching) : serveFile(request, reply, folder, name, caching);
  };
  app.register(async (pages) => registerPages(pages, config, { current, adjust, findFriend, clock }));
  for (const name of files) {
    app.get(`/${name}`, (request, reply) => serve(request, reply, name, 'revalidated'));
  }
  for (const [below, caching] of Object.entries(folders)) {
    app.get<{ Params: { '*': string } }>(`/${below}/*`, (request, reply) =>
      serve(request, reply, `${below}/${request.params['*']}`, caching),
    );
  }
}

/** The files of every version in the release with their hashes, computed once a release. Empty while no release can be read. */
function releasedFiles(current: CurrentRelease): () => Promise<ReadonlyMap<string, string | null>> {
  const cached = new WeakMap<ServedRelease, ReadonlyMap<string, string | null>>();
  return async () => {
    const served = await current().catch(() => null);
    if (!served) return new Map();
    const files = cached.get(served) ?? filesOf(allVersions(served.release));
    cached.set(served, files);
    return files;
  };
}
