import { execFileSync } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, DatabaseError } from 'pg';
import type { Cluster } from '../faults/cluster.ts';
import type { FaultyProxy } from './faulty-proxy.ts';

/** The environment that a break acts on. */
export interface Stage {
  readonly cluster: Cluster;
  readonly proxy: FaultyProxy;
  /** The folder of the database's files on a small file system; null if the test does not run as root. */
  readonly smallDisk: string | null;
  /** The host name of the database resolves while this file exists. */
  readonly hostFile: string;
}

export interface DatabaseOutage {
  readonly name: string;
  begin(stage: Stage): Promise<void>;
  end(stage: Stage): Promise<void>;
}

const KB = 1_024;
const DISK_BYTES = 96 * KB * KB;

/** Mounts a file system of 96 MB in memory, for a tablespace. Requires root; returns null otherwise. */
export function makeSmallDisk(owner: string): string | null {
  if (process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'billet', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  const { uid, gid } = statSync(owner);
  chownSync(folder, uid, gid);
  return folder;
}

export function removeSmallDisk(folder: string | null): void {
  if (folder === null) return;
  execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
}

function fill(folder: string): void {
  const file = openSync(path.join(folder, 'filler'), 'w');
  try {
    for (let size = KB * KB; size >= 1; size = Math.floor(size / 2)) {
      const block = Buffer.alloc(size);
      try {
        for (;;) if (writeSync(file, block) < size) break;
      } catch {
        // a smaller block may still fit
      }
    }
  } finally {
    closeSync(file);
  }
}

/** The tables that requests write to first, and the table of the check. */
const WRITTEN = ['billet.installation', 'billet.items', 'billet.users', 'money.updates', 'money.idempotency_records', 'money.orders'];

/** Makes every write fail with this SQLSTATE, for conditions that cannot be created without affecting the machine. */
const failWrites =
  (code: string) =>
  async ({ cluster: { sql } }: Stage) => {
    await sql.query(`CREATE FUNCTION public.fail_write() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'as if' USING ERRCODE = '${code}'; END $$`);
    for (const table of WRITTEN)
      await sql.query(`CREATE TRIGGER fail_write BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION public.fail_write()`);
  };
const allowWrites = async ({ cluster: { sql } }: Stage) => {
  await sql.query('DROP FUNCTION public.fail_write() CASCADE');
};

const setReadOnly =
  (value: 'on' | 'off') =>
  async ({ cluster: { sql } }: Stage) => {
    await sql.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
    await sql`SELECT pg_reload_conf()`;
    await until(async () => {
      const [row] = await sql<{ value: string }[]>`SELECT current_setting('default_transaction_read_only') AS value`;
      return row?.value === value;
    });
  };

let otherClients: Client[] = [];

/** Other clients take all `max_connections`, and the server's connections are terminated. */
export async function occupyConnections({ cluster }: Stage): Promise<void> {
  const { sql } = cluster;
  const isTaken = async () => {
    await fillUp(cluster);
    const [row] = await sql<{ isTaken: boolean }[]>`
      SELECT count(*) = current_setting('max_connections')::int AS "isTaken" FROM pg_stat_activity
      WHERE pid = pg_backend_pid() OR application_name IN ('others', 'faults')`;
    return row?.isTaken === true;
  };
  while (!(await isTaken()))
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name NOT IN ('others', 'faults') AND backend_type = 'client backend'`;
}

/** Connects until PostgreSQL refuses with 53300. */
async function fillUp({ socket, login }: Cluster): Promise<void> {
  for (;;) {
    const client = new Client({ host: path.dirname(socket), ...login, application_name: 'others' });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      if (error instanceof DatabaseError && error.code === '53300') return;
      throw error;
    }
    otherClients.push(client);
  }
}

export async function freeConnections(): Promise<void> {
  await Promise.all(otherClients.map((client) => client.end()));
  otherClients = [];
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate);
}

export const databaseOutages: readonly DatabaseOutage[] = [
  {
    name: 'it has crashed',
    begin: async ({ cluster, proxy }) => {
      await cluster.crash();
      proxy.dropConnections();
    },
    end: ({ cluster }) => cluster.start(),
  },
  { name: 'it accepts connections and stays silent', begin: async ({ proxy }) => proxy.stall(), end: ({ proxy }) => proxy.recover() },
  { name: 'connections are reset', begin: async ({ proxy }) => proxy.reset(), end: ({ proxy }) => proxy.recover() },
  { name: 'connections are refused', begin: ({ proxy }) => proxy.refuse(), end: ({ proxy }) => proxy.recover() },
  {
    name: 'its host name does not resolve',
    begin: async ({ proxy, hostFile }) => {
      rmSync(hostFile);
      proxy.dropConnections();
    },
    end: async ({ hostFile }) => writeFileSync(hostFile, ''),
  },
  { name: 'it is read-only (25006)', begin: setReadOnly('on'), end: setReadOnly('off') },
  {
    name: 'its disk is full (53100)',
    begin: async (stage) => (stage.smallDisk === null ? failWrites('53100')(stage) : fill(stage.smallDisk)),
    end: async (stage) => (stage.smallDisk === null ? allowWrites(stage) : rmSync(path.join(stage.smallDisk, 'filler'))),
  },
  {
    name: 'other clients have all its connections (53300)',
    // the server must not connect in between, which would be two outages
    begin: async (stage) => {
      await stage.proxy.refuse();
      await occupyConnections(stage);
      await stage.proxy.recover();
    },
    end: freeConnections,
  },
  { name: 'it is out of memory (53200)', begin: failWrites('53200'), end: allowWrites },
];
