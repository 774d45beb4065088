import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { StartError } from '../../kit/start-error.ts';

/** The environment variables that set the listening address. */
interface Names {
  readonly port: string;
  readonly host: string;
}

/** Listens on the configured address. Throws StartError that names the wrong variable. */
export async function listen(
  app: FastifyInstance,
  names: Names,
  options: FastifyListenOptions & { readonly port: number; readonly host: string },
): Promise<void> {
  await app.listen(options).catch((error: NodeJS.ErrnoException) => {
    const { code } = error;
    const { port, host } = options;
    if (code === 'EADDRINUSE') throw new StartError(`${names.port}: ${port} is in use; stop what uses it or set ${names.port} to another`);
    if (code === 'EACCES') throw new StartError(`${names.port}: ${port} may not be used by this user; set ${names.port} above 1023`);
    if (code !== undefined && NOT_OURS.has(code))
      throw new StartError(`${names.host}: ${host} is no address of this machine; set ${names.host} to one that is, such as 127.0.0.1`);
    throw error;
  });
}

/** The address belongs to no local interface, its name does not resolve, or the machine has no IPv6. */
const NOT_OURS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT']);
