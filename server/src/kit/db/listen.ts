import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface Signals {
  /**
   * Calls `onNotification` with each notification on a channel, and `connected` whenever a connection starts to listen; earlier notifications may
   * have been missed. Reconnects when its connection breaks. Rejects if the first connection fails.
   */
  listen(channel: string, onNotification: (payload: string) => void, connected: () => void): Promise<{ unlisten(): Promise<void> }>;
}

/** Milliseconds before it reconnects. */
const PAUSE_MS = 500;

/** LISTEN on a dedicated connection. */
export function makeSignals(config: pg.ClientConfig): Signals {
  return {
    async listen(channel, onNotification, connected) {
      const stopped = new AbortController();
      let client: pg.Client;
      const connect = async () => {
        client = new pg.Client(config);
        client.on('error', () => undefined).on('notification', ({ payload = '' }) => onNotification(payload));
        try {
          await client.connect();
          await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
        } catch (error) {
          void client.end().catch(() => undefined);
          throw error;
        }
        client.once('end', () => void reconnect());
        connected();
      };
      const reconnect = async () => {
        while (!stopped.signal.aborted) {
          try {
            await pause(PAUSE_MS, undefined, { signal: stopped.signal });
            return await connect();
          } catch {
            // retried after a pause
          }
        }
      };
      await connect();
      return {
        async unlisten() {
          stopped.abort();
          await client.end().catch(() => undefined);
        },
      };
    },
  };
}
