import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../kit/config.ts';
import { type Caching, serveFile } from './files.ts';
import { pageServer } from './page.ts';

const folders: Readonly<Record<string, Caching>> = {
  host: 'immutable',
  r: 'immutable',
  releases: 'revalidated',
  locales: 'revalidated',
  art: 'kept',
  fonts: 'kept',
};
const files = ['release.json', 'favicon.ico', 'robots.txt'];

/** Serves the composed release: the page at `/`, and its files beside it. */
export function registerRelease(app: FastifyInstance, config: Config): void {
  const servePage = pageServer(config);
  app.get('/', servePage);
  app.get('/index.html', servePage);
  for (const name of files) {
    app.get(`/${name}`, (request, reply) => serveFile(request, reply, config.releaseFolder, name, 'revalidated'));
  }
  for (const [folder, caching] of Object.entries(folders)) {
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, (request, reply) =>
      serveFile(request, reply, config.releaseFolder, `${folder}/${request.params['*']}`, caching),
    );
  }
}
