import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fillJson } from '@billet/release/build-format';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Serves a host's page with the current release data. If the release is invalid, serves the reason until it is fixed. */
export function servePage(environment: string, release: () => Promise<object>): RsbuildPlugin {
  return {
    name: 'billet:serve-page',
    setup(api) {
      api.onBeforeStartDevServer(({ server }) => {
        server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (pathname !== '/' && pathname !== '/index.html') return next();
          const made = async () =>
            fillJson((await server.environments[environment]?.getTransformedHtml('index')) ?? '', 'release', await release());
          made().then(
            (page) => send(response, 200, page),
            (thrown: unknown) => send(response, 500, reasonPage(thrown instanceof Error ? thrown.message : String(thrown))),
          );
        });
      });
    },
  };
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(page);
}

/** Reloads when a manifest changes. */
function reasonPage(reason: string): string {
  const words = reason.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const script = readFileSync(path.join(import.meta.dirname, 'follow-changes.js'), 'utf8');
  return `<!doctype html><meta charset="utf-8"><title>Billet</title><pre role="alert" style="white-space: pre-wrap">${words}</pre><script>${script}</script>`;
}
