import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface AssetServer {
  readonly origin: string;
  /** The paths that were asked for. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

/** A static host of its own on a port of its own, with the `_headers` that the release tool makes: no address but the files of a release. */
export async function startAssetServer(folder: string, port: number): Promise<AssetServer> {
  const rules = readRules(folder);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://assets');
    asked.push(pathname);
    const rule = rules.find(({ address }) => address.endsWith('*') && pathname.startsWith(address.slice(0, -1)));
    const file = path.join(folder, pathname);
    if (!rule || !existsSync(file)) return void response.writeHead(404, { 'Access-Control-Allow-Origin': '*' }).end('Not found');
    const type = pathname.endsWith('.css') ? 'text/css' : pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
    response.writeHead(200, { ...rule.headers, 'Content-Type': `${type}; charset=utf-8` }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function readRules(folder: string) {
  const made = mkdtempSync(path.join(tmpdir(), 'billet-headers-'));
  const args = ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts/serve-config.ts'), 'headers', made];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, BILLET_ENV: 'local', RELEASE_DIR: folder },
  });
  if (status !== 0) throw new Error(stderr);
  const blocks = readFileSync(path.join(made, '_headers'), 'utf8').split(/\n(?=\/)/);
  return blocks.map((block) => {
    const [address = '', ...lines] = block.split('\n').map((line) => line.trim());
    const headers = lines.filter(Boolean).map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
    return { address, headers: Object.fromEntries(headers) as Record<string, string> };
  });
}
