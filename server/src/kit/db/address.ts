import type pg from 'pg';
import type { DatabaseConfig } from '../config.ts';
import { type Connect, commonOptions } from './database.ts';
import { loginPassword, type RoleNames } from './logins.ts';
import { tlsOptions } from './security.ts';

/**
 * Connects to an external PostgreSQL: with the address set for a login, or with the owner's address and the password derived from the key.
 */
export function ownConnector(database: DatabaseConfig, names: RoleNames, secret: string): Connect {
  const { url = '', directUrl, loginUrls } = database;
  return (login, way) => {
    const own = login === 'owner' ? undefined : loginUrls[login];
    const as = own === undefined ? loginPassword(names, secret, login) : loginIn(own);
    if (way === 'direct' && directUrl !== undefined) return { ...read('DATABASE_DIRECT_URL', directUrl), ...as };
    return own === undefined ? { ...read('DATABASE_URL', url), ...as } : read(`DATABASE_${login.toUpperCase()}_URL`, own);
  };
}

/** Parses an address as libpq does. */
function read(setting: string, address: string): pg.ClientConfig {
  const [place = '', query] = address.split('?');
  const [server = '', ...database] = placeIn(address).split('/');
  const [, host = '', port = '5432'] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(server) ?? [];
  return {
    ...commonOptions,
    ...loginIn(place),
    host,
    port: Number(port),
    database: decodeURIComponent(database.join('/')),
    ...tlsOptions(setting, new URLSearchParams(query)),
  };
}

/** Hosts and database of an address, without user and password, for messages. */
export function placeIn(url: string): string {
  return url.replace(/^\w+:\/\/(?:[^/]*@)?/, '').split('?')[0] ?? '';
}

/** User and password of an address. */
export function loginIn(url: string): { user: string; password: string } {
  const typed = /^\w+:\/\/([^/]*)@/.exec(url)?.[1] ?? '';
  const [user = '', ...password] = typed.split(':').map(decodeURIComponent);
  return { user, password: password.join(':') };
}
