import type { IncomingMessage, ServerResponse } from 'node:http';
import { sourceTexts } from '@billet/release/build-format';
import type { RsbuildPlugin } from '@rsbuild/core';
import { watchSources } from './changes.ts';

export interface Sources {
  /** Source folders of the remotes whose manifests an open page watches. */
  readonly manifests: readonly string[];
  /** Additional answers by path. If one throws, the response is its message. */
  readonly answers?: Readonly<Record<string, (locale: string) => Promise<string | object>>>;
}

const LOCALE = /\/([a-z]{2,3})\.ftl$/;

/** Serves the current texts and answers of the sources, and an event stream of their changes. */
export function serveSources({ manifests, answers = {} }: Sources): RsbuildPlugin {
  return {
    name: 'billet:serve-sources',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        const changes = watchSources(manifests);
        api.onCloseDevServer(() => changes.close());
        const all: Sources['answers'] = { '/locales/*': async (locale) => sourceTexts(locale), ...answers };
        // registered after the built-in middlewares, one of which sets the CORS headers
        return () => {
          server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
            const { pathname } = new URL(request.url ?? '/', 'http://localhost');
            if (pathname.endsWith('/changes')) return changes.follow(request, response);
            const [, locale = ''] = LOCALE.exec(pathname) ?? [];
            const answer = all[locale ? pathname.replace(LOCALE, '/*') : pathname];
            if (answer) return void send(response, answer(locale));
            next();
          });
        };
      });
    },
  };
}

async function send(response: ServerResponse, answering: Promise<string | object>): Promise<void> {
  try {
    const answer = await answering;
    const isText = typeof answer === 'string';
    response.writeHead(200, { 'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json', 'Cache-Control': 'no-store' });
    response.end(isText ? answer : JSON.stringify(answer));
  } catch (thrown) {
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(thrown instanceof Error ? thrown.message : String(thrown));
  }
}
