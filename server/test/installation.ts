import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BotApi, startBotApi } from './bot-api.ts';
import { type Cluster, makeCluster } from './faults/cluster.ts';
import { type DatabaseProxy, startDatabaseProxy } from './faults/database-proxy.ts';

/** The shared parts of several processes of an installation. */
export interface Installation {
  readonly botApi: BotApi;
  readonly cluster: Cluster;
  /** Connection to the cluster over TCP. */
  readonly databaseProxy: DatabaseProxy;
  /** Their data folder. */
  readonly folder: string;
  /** The settings of a process, on the database of the cluster unless another one is named. */
  variables(more?: Readonly<Record<string, string>>, database?: string): Record<string, string>;
  close(): Promise<void>;
}

export async function makeInstallation(): Promise<Installation> {
  const [botApi, cluster] = [await startBotApi(), await makeCluster()];
  const databaseProxy = await startDatabaseProxy(cluster.socket);
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-installation-'));
  const { user, password, database: own } = cluster.login;
  return {
    botApi,
    cluster,
    databaseProxy,
    folder,
    variables: (more = {}, database = own) => ({
      BILLET_ENV: 'local',
      DATA_DIR: folder,
      DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${databaseProxy.port}/${database}`,
      SEAL_KEY: 'the key of one installation, and of no other',
      BOT_API_ROOT: botApi.root,
      ...more,
    }),
    async close() {
      await databaseProxy.close();
      await cluster.close();
      await botApi.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
