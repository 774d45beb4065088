import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { StartError } from '../start-error.ts';
import type { More } from './database.ts';

/**
 * What `sslmode` and `sslrootcert` of an address ask for, as libpq reads them and never less than it. Where neither stands there the
 * library's own `ssl` does.
 */
export function securityOf(setting: string, words: URLSearchParams, hosts: readonly string[]): Pick<More, 'ssl'> {
  const mode = words.get('sslmode');
  const file = words.get('sslrootcert');
  if (mode === 'disable') return { ssl: false };
  const checkName = { checkServerIdentity: nameCheck(hosts) };
  if (file !== null && file !== 'system') {
    const ca = readCertificate(setting, file);
    return { ssl: { ca, ...(mode === 'verify-full' ? checkName : { checkServerIdentity: () => undefined }) } };
  }
  if (file === 'system' || mode === 'verify-full' || mode === 'verify-ca') return { ssl: checkName };
  if (mode === null) return {};
  // who allows it has it where the server does
  return { ssl: mode === 'require' ? 'require' : 'prefer' };
}

/** The library takes a host that is an address for `localhost` when it comes to names. */
function nameCheck(hosts: readonly string[]): (name: string, certificate: PeerCertificate) => Error | undefined {
  return (name, certificate) => {
    const meant = hosts.includes(name) ? [name] : hosts.filter((host) => isIP(host));
    const faults = meant.map((host) => checkServerIdentity(host, certificate));
    return faults.includes(undefined) ? undefined : (faults[0] ?? checkServerIdentity(name, certificate));
  };
}

function readCertificate(setting: string, file: string): string {
  try {
    return readFileSync(path.resolve(file), 'utf8');
  } catch {
    throw new StartError(`${setting}: its sslrootcert is ${file}, which can't be read`);
  }
}
