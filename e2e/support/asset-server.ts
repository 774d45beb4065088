import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

export interface AssetServer {
  readonly origin: string;
  /** The requested paths. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

/** The folders that docs/releasing.md requires of a CDN: hashed files, cached for a year, readable from any origin. */
const FOLDERS = /^\/(?:host|r)\//;
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Starts a static server on its own origin, like a CDN. It serves only the hashed files of a release. */
export async function startAssetServer(folder: string, port: number): Promise<AssetServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://assets');
    requests.push(pathname);
    const file = path.join(folder, pathname);
    if (!FOLDERS.test(pathname) || !existsSync(file))
      return void response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end('Not found');
    const type = pathname.endsWith('.css') ? 'text/css' : pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    response.writeHead(200, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
