// npm run serve-config: what another web server than ours must be told to serve a release. docs/releasing.md says which to take.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { headersFile, nginxConfig } from '@billet/release/serving';
import { calls } from '@billet/shared-domain/contract/calls';
import { readConfig, readEnvFile } from '../server/src/kit/config.ts';
import { composeConfig } from './serving/compose-config.ts';
import { pageAlone } from './serving/page-alone.ts';

const usage = `npm run serve-config -- nginx [--listen 80] [--server 127.0.0.1:8080,…] [--certificate file --key file] [--insecure 80] [--log file] [--brotli] [--alone]
npm run serve-config -- compose
npm run serve-config -- headers <folder>`;

const options = {
  listen: { type: 'string', default: '80' },
  server: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  insecure: { type: 'string' },
  log: { type: 'string' },
  brotli: { type: 'boolean', default: false },
  alone: { type: 'boolean', default: false },
} as const;

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [kind, folder, ...rest] = positionals;
  if (kind === 'compose' && !folder) return composeConfig();
  if (kind === 'headers' && folder && rest.length === 0) return writeHeaders(folder);
  if (kind !== 'nginx' || folder) throw new Error(usage);
  const config = readConfig(process.env);
  if (config.releaseBucket)
    throw new Error(`RELEASE_STORE is ${config.releaseBucket.RELEASE_STORE}: nginx serves a folder; a bucket has its CDN`);
  const { certificate, key } = values;
  if (!certificate !== !key) throw new Error('--certificate and --key go together');
  return nginxConfig({
    root: config.releaseFolder,
    listen: values.listen,
    certificate: certificate && key ? { file: path.resolve(certificate), key: path.resolve(key) } : null,
    insecure: values.insecure ?? null,
    servers: (values.server ?? `127.0.0.1:${config.port}`).split(','),
    log: values.log ? { file: path.resolve(values.log), calls: Object.values(calls) } : null,
    page: values.alone ? await pageAlone(process.env) : null,
    hasBrotli: values.brotli,
  });
}

/** What is laid over the files of a release on a static host; one that finds no 404.html gives the page in its place. */
async function writeHeaders(folder: string): Promise<string> {
  const { policy, text } = await pageAlone(process.env);
  const files = { _headers: headersFile(policy), 'index.html': text, '404.html': 'Not found\n' };
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return `${Object.keys(files).join(', ')} are in ${folder}: lay them over host, r, art, fonts, locales and release of the release\n`;
}

try {
  readEnvFile();
  process.stdout.write(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
