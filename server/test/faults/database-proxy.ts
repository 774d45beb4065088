import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `before`: the COMMIT does not reach the database. `after`: it does, and its answer does not reach the server. */
export type CommitFault = 'before' | 'after';

/** A proxy between the servers and their database whose connections can be cut. */
export interface DatabaseProxy {
  readonly port: number;
  /** Cuts all open connections. */
  cut(): void;
  /** Cuts the next connection that commits. */
  cutAtCommit(fault: CommitFault): void;
  /** Cancels all pending cuts. */
  recover(): void;
  close(): Promise<void>;
}

const isCommit = (chunk: Buffer) => /commit/i.test(chunk.toString('latin1'));

export async function startDatabaseProxy(socketFile: string): Promise<DatabaseProxy> {
  const open = new Set<() => void>();
  let faults: CommitFault[] = [];

  function accept(client: Socket): void {
    const database = connect(socketFile);
    const cut = () => {
      open.delete(cut);
      client.destroy();
      database.destroy();
    };
    open.add(cut);
    let dropsAnswer = false;
    for (const end of [client, database]) end.on('error', cut).on('close', cut);
    client.on('data', (chunk) => {
      const fault = isCommit(chunk) ? faults.shift() : undefined;
      if (fault === 'before') return cut();
      dropsAnswer ||= fault === 'after';
      database.write(chunk);
    });
    database.on('data', (chunk) => (dropsAnswer ? cut() : void client.write(chunk)));
  }

  const server = createServer(accept);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      for (const each of [...open]) each();
    },
    cutAtCommit: (fault) => void faults.push(fault),
    recover: () => {
      faults = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const each of [...open]) each();
      }),
  };
}
