import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from '@rstest/core';
import type { Pool } from 'pg';
import { pino } from 'pino';
import type { Database } from '../../kit/db/database.ts';
import { isDatabaseOutage } from '../../kit/outages/classify.ts';
import { openQueuePool } from './queue-pool.ts';

/** A message of the PostgreSQL protocol: type, length and content. */
function message(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(type), length, content]);
}
const authenticationOk = message('R', Buffer.alloc(4));
const readyForQuery = message('Z', Buffer.from('I'));
const terminated = message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'));

const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

/** A fake PostgreSQL server that answers each startup message with these bytes and closes the connection. */
async function startServer(answer: Buffer): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(answer));
  });
  closings.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test.each<[string, (pool: Pool) => Promise<unknown>]>([
  ['one of its clients', async (pool) => (await pool.connect()).query('SELECT 1')],
  ['the pool', (pool) => pool.query('SELECT 1')],
])(
  '[OPS-05] a connection that PostgreSQL terminates in its first packet counts as a database outage for %s and does not end the process',
  async (_, query) => {
    const port = await startServer(Buffer.concat([authenticationOk, readyForQuery, terminated]));
    const directConfig = { host: '127.0.0.1', port, user: 'billet', password: 'secret', database: 'billet' };
    const pool = openQueuePool({ db: { directConfig } as unknown as Database, log: pino({ level: 'silent' }) }, 1);
    const error: unknown = await query(pool).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseOutage(error)).toBe(true);
  },
);
