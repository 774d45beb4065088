import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that the system gives to outgoing connections and to `listen(0)`: one of these could take the port before the server that
 * it is meant for.
 */
const FIRST = 22_000;
const COUNT = 10_000;

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = FIRST + randomInt(COUNT);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
