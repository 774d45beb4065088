// npm run prove-nginx: runs an installed nginx, as an ordinary process, with what `npm run serve-config` makes of the release, and looks.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { startStack } from './lib/stack.mjs';
import { makeCertificate } from './serving/certificate.ts';
import { brotliModule, findNginx, startNginx } from './serving/nginx-process.ts';
import { proveAlone, proveBehind, proveSecure } from './serving/nginx-proofs.ts';

const root = path.resolve(import.meta.dirname, '..');
const base = Number(process.env.E2E_PORT ?? 18_080);
const [port, server, simulator] = [base + 5, base + 6, base + 7];
const environment = { BILLET_ENV: 'local', PORT: String(server), SIMULATOR_PORT: String(simulator), DATABASE_URL: '' };

function configFor(...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'serve-config', '--', 'nginx', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}

async function withNginx(config: string, work: () => Promise<readonly string[]>): Promise<void> {
  const brotli = brotliModule();
  const nginx = await startNginx(config, port, brotli && config.includes('brotli_static') ? [brotli] : []);
  try {
    for (const line of await work()) console.log(`ok   ${line}`);
  } finally {
    await nginx.stop();
  }
}

try {
  findNginx();
  const browser = findBrowser();
  const brotli = brotliModule() ? ['--brotli'] : [];
  if (brotli.length === 0) console.log('     without the brotli module (Debian: libnginx-mod-http-brotli-static); gzip it is');
  const listen = ['--listen', `127.0.0.1:${port}`];
  const origin = `http://localhost:${port}`;
  await withNginx(configFor('--alone', ...listen, ...brotli), () => proveAlone(origin, browser, brotli.length > 0));
  await withNginx(configFor('--alone', ...listen, ...makeCertificate().words), () => proveSecure(port));
  const stack = await startStack({
    port: server,
    simulatorPort: simulator,
    env: { ...environment, DATA_DIR: mkdtempSync(path.join(tmpdir(), 'billet-nginx-')) },
  });
  try {
    await withNginx(configFor(...listen, ...brotli), () => proveBehind(origin, browser));
  } finally {
    await stack.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
