import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `before`: the database never hears the COMMIT. `after`: it does, and nobody hears that it did. */
export type CommitFault = 'before' | 'after';

/** The cable between the servers and their database, which can be cut. */
export interface Cable {
  readonly port: number;
  /** Cuts every connection that is open. */
  cut(): void;
  /** The next connection that commits is cut then. */
  cutAtCommit(fault: CommitFault): void;
  /** No cut is waited for any more. */
  mend(): void;
  close(): Promise<void>;
}

const isCommit = (chunk: Buffer) => /commit/i.test(chunk.toString('latin1'));

export async function layCable(socketFile: string): Promise<Cable> {
  const open = new Set<() => void>();
  let faults: CommitFault[] = [];

  function plug(client: Socket): void {
    const database = connect(socketFile);
    const cut = () => {
      open.delete(cut);
      client.destroy();
      database.destroy();
    };
    open.add(cut);
    let isDeaf = false;
    for (const end of [client, database]) end.on('error', cut).on('close', cut);
    client.on('data', (chunk) => {
      const fault = isCommit(chunk) ? faults.shift() : undefined;
      if (fault === 'before') return cut();
      isDeaf ||= fault === 'after';
      database.write(chunk);
    });
    database.on('data', (chunk) => (isDeaf ? cut() : void client.write(chunk)));
  }

  const server = createServer(plug);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      for (const each of [...open]) each();
    },
    cutAtCommit: (fault) => void faults.push(fault),
    mend: () => {
      faults = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const each of [...open]) each();
      }),
  };
}
