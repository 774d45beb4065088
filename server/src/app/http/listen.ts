import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import type { Config } from '../../kit/config.ts';
import { StartError } from '../../kit/start-error.ts';

/** The environment variables that set the listening address. */
interface Names {
  readonly port: string;
  readonly host: string;
}
interface Address {
  readonly port: number;
  readonly host: string;
}

export const WEB: Names = { port: 'PORT', host: 'HOST' };
export const METRICS: Names = { port: 'METRICS_PORT', host: 'METRICS_HOST' };

/** Listens on the configured address. Throws StartError that names the wrong variable. */
export async function listen(app: FastifyInstance, names: Names, options: FastifyListenOptions & Address): Promise<void> {
  await app.listen(options).catch((error: NodeJS.ErrnoException) => {
    throw explain(error, names, options);
  });
}

/** Listens on each configured address for a moment: a start that could not listen later fails before it changes the database. */
export async function checkAddresses({ roles, port, host, metrics }: Pick<Config, 'roles' | 'port' | 'host' | 'metrics'>): Promise<void> {
  if (roles.includes('web')) await checkAddress(WEB, { port, host });
  if (metrics) await checkAddress(METRICS, metrics);
}

async function checkAddress(names: Names, { port, host }: Address): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw explain(error, names, { port, host });
  });
  server.close();
  await once(server, 'close');
}

function explain(error: NodeJS.ErrnoException, names: Names, { port, host }: Address): Error {
  const { code } = error;
  if (code === 'EADDRINUSE') return new StartError(`${names.port}: ${port} is in use; stop what uses it or set ${names.port} to another`);
  if (code === 'EACCES') return new StartError(`${names.port}: ${port} may not be used by this user; set ${names.port} above 1023`);
  if (code !== undefined && NOT_OURS.has(code))
    return new StartError(`${names.host}: ${host} is no address of this machine; set ${names.host} to one that is, such as 127.0.0.1`);
  return error;
}

/** The address belongs to no local interface, its name does not resolve, or the machine has no IPv6. */
const NOT_OURS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT']);
