import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartError } from '../start-error.ts';

/** TLS options for `sslmode`, `sslrootcert` and `ssl` of an address: never weaker than libpq's interpretation. */
export function tlsOptions(setting: string, parameters: URLSearchParams): Pick<pg.ClientConfig, 'ssl'> {
  const mode = parameters.get('sslmode') ?? (parameters.get('ssl') === 'true' ? 'verify-full' : null);
  const file = parameters.get('sslrootcert');
  if (mode === 'disable') return { ssl: false };
  if (file !== null && file !== 'system') {
    const ca = readCertificate(setting, file);
    return { ssl: mode === 'verify-full' ? { ca } : { ca, checkServerIdentity: () => undefined } };
  }
  if (file === 'system' || mode === 'verify-full' || mode === 'verify-ca') return { ssl: true };
  return { ssl: mode === 'require' && { rejectUnauthorized: false } };
}

function readCertificate(setting: string, file: string): string {
  try {
    return readFileSync(path.resolve(file), 'utf8');
  } catch {
    throw new StartError(`${setting}: its sslrootcert is ${file}, which can't be read`);
  }
}
