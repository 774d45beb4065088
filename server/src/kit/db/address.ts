import { readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import type { DatabaseConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import type { Connect, More } from './database.ts';
import { loginPassword, type RoleNames } from './logins.ts';

/** Connects to a PostgreSQL that isn't ours: by the address of a login, or by the owner's with the password that is made of the key. */
export function ownConnector(database: DatabaseConfig, names: RoleNames, secret: string, common: More): Connect {
  const { url = '', directUrl, loginUrls, isPrepared: prepare } = database;
  return (login, way, more) => {
    const open = (setting: string, typed: string, as: More) => {
      const { address, security } = read(setting, typed);
      return postgres(address, { ...security, ...as, ...common, prepare, ...more });
    };
    const own = login === 'owner' ? undefined : loginUrls[login];
    const as = own === undefined ? loginPassword(names, secret, login) : loginIn(own);
    if (way === 'direct' && directUrl !== undefined) return open('DATABASE_DIRECT_URL', directUrl, as);
    return own === undefined ? open('DATABASE_URL', url, as) : open(`DATABASE_${login.toUpperCase()}_URL`, own, {});
  };
}

/** An address without what only libpq knows: the file of the certificate that signed the server's. */
function read(setting: string, typed: string): { address: string; security: More } {
  const [place = '', query = ''] = typed.split('?');
  const words = new URLSearchParams(query);
  const file = words.get('sslrootcert');
  if (file === null || file === 'system') return { address: typed, security: {} };
  const isNamed = words.get('sslmode') === 'verify-full';
  for (const word of ['sslrootcert', 'sslmode']) words.delete(word);
  const ca = readCertificate(setting, file);
  // as libpq: with a certificate of one's own the name is looked at in the strictest mode only
  return { address: `${place}?${words}`, security: { ssl: isNamed ? { ca } : { ca, checkServerIdentity: () => undefined } } };
}

function readCertificate(setting: string, file: string): string {
  try {
    return readFileSync(path.resolve(file), 'utf8');
  } catch {
    throw new StartError(`${setting}: its sslrootcert is ${file}, which can't be read`);
  }
}

/** Hosts and database of an address, for people: no login and no password. */
export function placeIn(url: string): string {
  return url.replace(/^\w+:\/\/(?:[^/]*@)?/, '').split('?')[0] ?? '';
}

/** As whom an address logs in. */
export function loginIn(url: string): { user: string; pass: string } {
  const typed = /^\w+:\/\/([^/]*)@/.exec(url)?.[1] ?? '';
  const [user = '', ...pass] = typed.split(':').map(decodeURIComponent);
  return { user, pass: pass.join(':') };
}
