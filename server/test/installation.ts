import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BotApi, startBotApi } from './bot-api.ts';
import { type Cable, layCable } from './faults/cable.ts';
import { type Cluster, makeCluster } from './faults/cluster.ts';

/** The shared parts of several processes of an installation. */
export interface Installation {
  readonly botApi: BotApi;
  readonly cluster: Cluster;
  /** Connection to the cluster over TCP. */
  readonly cable: Cable;
  /** Their data folder. */
  readonly folder: string;
  close(): Promise<void>;
}

export async function makeInstallation(): Promise<Installation> {
  const [botApi, cluster] = [await startBotApi(), await makeCluster()];
  const cable = await layCable(cluster.socket);
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-installation-'));
  return {
    botApi,
    cluster,
    cable,
    folder,
    async close() {
      await cable.close();
      await cluster.close();
      await botApi.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
