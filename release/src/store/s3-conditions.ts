import { randomUUID } from 'node:crypto';
import type { SendRequest } from './s3-client.ts';
import { listBucket } from './s3-list.ts';

/** The form in which a server accepts the etag of `If-Match`: as it returned it, or, like Ceph's gateway, without quotes. */
export type EtagForm = (etag: string) => string;

const forms: readonly EtagForm[] = [(etag) => etag, (etag) => etag.replaceAll('"', '')];
const PROBE_FOLDER = '.probe/';
const DAY = 24 * 60 * 60 * 1000;

/**
 * Tests on a separate object whether a server supports conditional writes; many accept the headers and ignore them. Returns the form in
 * which it accepts etags. Throws if two concurrent releases could overwrite each other.
 */
export async function probeConditions(send: SendRequest, place: string, prefix: string): Promise<EtagForm> {
  const name = `${PROBE_FOLDER}${randomUUID()}`;
  const write = (body: string, headers: Readonly<Record<string, string>>) =>
    send({ method: 'PUT', name, body: Buffer.from(body), headers }, [200, 404, 412]);
  try {
    const first = await write('1', { 'If-None-Match': '*' });
    const again = await write('2', { 'If-None-Match': '*' });
    if ((first.status !== 200 && !first.wasRepeated) || again.status !== 412) throw new Error(ignoredMessage(place, 'If-None-Match'));
    const { headers } = await send({ method: 'GET', name }, [200]);
    const etag = headers.get('etag') ?? '';
    const stale = etag.replaceAll(/\w/g, '0');
    for (const form of forms) {
      if ((await write('3', { 'If-Match': form(stale) })).status === 200) throw new Error(ignoredMessage(place, 'If-Match'));
      if ((await write('4', { 'If-Match': form(etag) })).status === 200) return form;
    }
    throw new Error(
      `${place} rejects every write with If-Match, even with the current ETag; use an S3 server that supports conditional writes`,
    );
  } finally {
    await remove(send, name);
    await sweep(send, prefix).catch(() => undefined);
  }
}

const remove = (send: SendRequest, name: string) => send({ method: 'DELETE', name }, [200, 204, 404]);

/** Deletes probe objects of killed commands. A missing right to list the bucket is reported by calls that need it. */
async function sweep(send: SendRequest, prefix: string): Promise<void> {
  const leftover = (await listBucket(send, prefix, PROBE_FOLDER)).filter(({ changedAt }) => changedAt.getTime() < Date.now() - DAY);
  for (const { name } of leftover) await remove(send, name);
}

const ignoredMessage = (place: string, header: string) =>
  `${place} ignores the condition of a write (${header}), so one of two concurrent releases could be lost; use an S3 server that supports conditional writes`;
