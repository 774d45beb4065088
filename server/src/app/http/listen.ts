import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { StartError } from '../../kit/start-error.ts';

/** Listens where the setting says. Throws StartError, which names it, where that can't be. */
export async function listen(
  app: FastifyInstance,
  setting: string,
  options: FastifyListenOptions & { readonly port: number },
): Promise<void> {
  await app.listen(options).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartError(`${setting}: ${options.port} is in use; stop what uses it or set ${setting} to another`);
    if (error.code === 'EACCES')
      throw new StartError(`${setting}: ${options.port} may not be used by this user; set ${setting} above 1023`);
    throw error;
  });
}
