import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy in front of a database that can fail like a network. */
export interface FaultyProxy {
  readonly port: number;
  /** Accepts connections and transfers nothing, like a hanging database. */
  stall(): void;
  /** Resets all connections, including new ones. */
  reset(): void;
  /** Closes all open connections once. */
  dropConnections(): void;
  /** Stops accepting connections. */
  refuse(): Promise<void>;
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** A TCP proxy in front of a unix socket. */
export async function startFaultyProxy(socketFile: string): Promise<FaultyProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'whole' | 'silent' | 'resetting' = 'whole';
  const accept = (near: Socket) => {
    near.on('error', () => undefined);
    if (state === 'resetting') return void near.resetAndDestroy();
    const far = connect(socketFile).on('error', () => near.destroy());
    const pair = [near, far] as const;
    pairs.add(pair);
    near.once('close', () => {
      pairs.delete(pair);
      far.destroy();
    });
    far.once('close', () => near.destroy());
    near.pipe(far).pipe(near);
    if (state === 'silent') pausePair(pair);
  };
  const pausePair = (pair: readonly [Socket, Socket]) => {
    for (const socket of pair) socket.unpipe().pause();
  };
  let server: Server = createServer(accept);
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const end = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  const each = (act: (near: Socket) => void) => {
    for (const [near] of [...pairs]) act(near);
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stall() {
      state = 'silent';
      for (const pair of pairs) pausePair(pair);
    },
    reset() {
      state = 'resetting';
      each((near) => near.resetAndDestroy());
    },
    dropConnections: () => each((near) => near.destroy()),
    async refuse() {
      const ended = end();
      each((near) => near.destroy());
      await ended;
    },
    async recover() {
      state = 'whole';
      for (const [near, far] of pairs) near.pipe(far).pipe(near);
      if (server.listening) return;
      server = createServer(accept);
      await listen(port);
    },
    async close() {
      const ended = end();
      each((near) => near.destroy());
      await ended;
    },
  };
}
