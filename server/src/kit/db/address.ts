import postgres from 'postgres';
import type { DatabaseConfig } from '../config.ts';
import type { Connect, More } from './database.ts';
import { loginPassword, type RoleNames } from './logins.ts';
import { securityOf } from './security.ts';

/** Connects to a PostgreSQL that isn't ours: by the address of a login, or by the owner's with the password that is made of the key. */
export function ownConnector(database: DatabaseConfig, names: RoleNames, secret: string, common: More): Connect {
  const { url = '', directUrl, loginUrls, isPrepared: prepare } = database;
  return (login, way, more) => {
    const open = (setting: string, typed: string, as: More) => {
      const { address, where } = read(setting, typed);
      return postgres(address, { ...where, ...as, ...common, prepare, ...more });
    };
    const own = login === 'owner' ? undefined : loginUrls[login];
    const as = own === undefined ? loginPassword(names, secret, login) : loginIn(own);
    if (way === 'direct' && directUrl !== undefined) return open('DATABASE_DIRECT_URL', directUrl, as);
    return own === undefined ? open('DATABASE_URL', url, as) : open(`DATABASE_${login.toUpperCase()}_URL`, own, {});
  };
}

/** An address as libpq understands it: what the library understands otherwise goes into its options. */
function read(setting: string, typed: string): { address: string; where: More } {
  const [place = '', query = ''] = typed.split('?');
  const words = new URLSearchParams(query);
  const hosts = hostsIn(place);
  const names = hosts.map(({ name }) => name);
  // the library's types know a single host
  const places: object = { host: names, port: hosts.map(({ port }) => port) };
  const security = securityOf(setting, words, names);
  for (const word of ['sslmode', 'sslrootcert']) words.delete(word);
  if (words.get('target_session_attrs') === 'any') words.delete('target_session_attrs');
  return { address: `${place}?${words}`, where: { ...places, ...security } };
}

interface Host {
  readonly name: string;
  readonly port: number;
}

const hostsIn = (place: string): Host[] =>
  (placeIn(place).split('/')[0] ?? '').split(',').map((typed) => {
    const [, name = '', port = '5432'] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(typed) ?? [];
    return { name, port: Number(port) };
  });

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
