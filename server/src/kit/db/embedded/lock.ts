import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { StartError } from '../../start-error.ts';

/**
 * Allows one server per data folder. The lock is a listening socket. The kernel closes it when its process ends for any reason, so no
 * process ids need to be checked for stale locks.
 */
export async function lockFolder(runFolder: string, dataFolder: string): Promise<() => void> {
  const file = path.join(runFolder, 'billet.sock');
  const server = (await listen(file)) ?? ((await isAnswering(file)) ? null : await retake(file));
  if (!server) throw new StartError(`Another Billet runs on ${dataFolder}; stop it or set DATA_DIR to another folder`);
  server.unref();
  return () => void server.close();
}

function listen(file: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(file, () => resolve(server));
  });
}

function isAnswering(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function retake(file: string): Promise<Server | null> {
  rmSync(file, { force: true });
  return listen(file);
}
