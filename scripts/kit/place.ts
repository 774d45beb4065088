import { DEVELOPMENT_TOKEN } from '../../server/src/kit/config.ts';
import type { BotApi } from '../../server/test/bot-api.ts';
import type { Archived } from '../../server/test/kit/archived.ts';

/** What a proof of the kit stands on. */
export interface Place {
  readonly folder: string;
  /** The image's files. */
  readonly image: string;
  readonly botApi: BotApi;
  readonly database: Archived;
  /** Where PostgreSQL itself is. */
  readonly port: number;
  /** PgBouncer's. */
  readonly version: string;
  startPooler(userlist: string): Promise<{ readonly port: number; stop(): Promise<void> }>;
}

export const TOKEN = DEVELOPMENT_TOKEN.replace(/:.*/, `:${'A'.repeat(35)}`);

/** The address of the database at a port, as its owner. */
export function addressOf({ database: { embedded } }: Place, port: number | string): string {
  return `postgres://${embedded.user}:${embedded.password}@127.0.0.1:${port}/billet`;
}

/** The settings of an installation, as `.env` has them. */
export function settingsOf({ botApi, folder }: Place, publicUrl: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    BILLET_ENV: 'production',
    NODE_ENV: 'production',
    PUBLIC_URL: publicUrl,
    SEAL_KEY: 'the key of a proof, which is long enough for it',
    BOT_TOKEN: TOKEN,
    BOT_API_ROOT: botApi.root,
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: folder,
    BILLET_VERSION: 'proof',
  };
}
