// Loaded into a server before its own code: a host name that resolves to this machine while a file exists, to simulate a DNS failure.
import dns from 'node:dns';
import { existsSync } from 'node:fs';

const HOST = 'database.billet.test';
const file = process.env.HOST_EXISTS ?? '';
const { lookup } = dns;
type Lookup = (host: string, ...args: unknown[]) => void;

dns.lookup = Object.assign((host: string, ...args: unknown[]) => {
  if (host !== HOST) return (lookup as Lookup)(host, ...args);
  if (existsSync(file)) return (lookup as Lookup)('127.0.0.1', ...args);
  const callback = args.at(-1) as (error: Error) => void;
  process.nextTick(() =>
    callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${HOST}`), { code: 'ENOTFOUND', syscall: 'getaddrinfo' })),
  );
}, lookup) as typeof lookup;
