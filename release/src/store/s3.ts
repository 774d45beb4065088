import { createHash } from 'node:crypto';
import path from 'node:path';
import { cacheControl, cachingOf, contentTypes } from '../serving/file-headers.ts';
import { brotli } from './compressed.ts';
import { type SendRequest, s3Client } from './s3-client.ts';
import { type EtagForm, probeConditions } from './s3-conditions.ts';
import type { Answer } from './s3-exchange.ts';
import { listBucket } from './s3-list.ts';
import { readS3Settings } from './s3-settings.ts';
import type { Store, Stored } from './store.ts';

/** A store in a bucket of S3 or a compatible server with conditional writes. Throws an error of one line if the settings are invalid. */
export function s3Store(
  place: string,
  environment: Readonly<Record<string, string | undefined>>,
  connect: typeof s3Client = s3Client,
): Store {
  const settings = readS3Settings(place, environment);
  const send = connect(settings);
  let conditions: Promise<EtagForm> | null = null;
  const etagForm = () => {
    conditions ??= probeConditions(send, place, settings.prefix);
    return conditions;
  };

  /** Etag and hash of read objects, by name. */
  const known = new Map<string, string>();

  async function read(name: string): Promise<Stored | null> {
    const { status, headers, content } = await send({ method: 'GET', name }, [200, 404]);
    if (status !== 200) return null;
    const etag = headers.get('etag') ?? '';
    known.set(name, `${etag} ${hashOf(content)}`);
    return { content, etag };
  }

  async function revision(name: string) {
    const { status, headers } = await send({ method: 'HEAD', name }, [200, 404]);
    return status === 200 ? headers.get('etag') : null;
  }

  /** False if the condition failed. An attempt without a response may have succeeded, and makes a second one fail. */
  async function write(name: string, content: Uint8Array, condition: Condition): Promise<boolean> {
    const { status, wasRepeated } = await put(send, name, encodedFor(name, content), condition);
    if (status === 200 || !wasRepeated) return status === 200;
    return Buffer.from(content).equals((await read(name))?.content ?? Buffer.alloc(0));
  }

  return {
    place,
    read,
    revision,
    async create(name, content) {
      await etagForm();
      // most files of a release exist already: a HEAD request is cheaper than an unnecessary upload
      return (await revision(name)) === null && write(name, content, { 'If-None-Match': '*' });
    },
    async swap(name, content, etag) {
      // every call recreates the derived files, and most of them exist already
      if (known.get(name) === `${etag} ${hashOf(content)}`) return (await revision(name)) === etag;
      const formatEtag = await etagForm();
      return write(name, content, etag === null ? { 'If-None-Match': '*' } : { 'If-Match': formatEtag(etag) });
    },
    list: (prefix) => listBucket(send, settings.prefix, prefix),
    async remove(name) {
      await send({ method: 'DELETE', name }, [200, 204, 404]);
    },
  };
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const compressible = /\.(js|css|svg|ftl|json)$/;

interface Form {
  readonly body: Uint8Array;
  readonly encoding: Readonly<Record<string, string>>;
}
type Condition = Readonly<Record<string, string>>;

/**
 * An object has one form. Compressible contents are stored with brotli: every supported web view accepts it, and proxies in front of the
 * bucket pass it on without extra configuration or weaker compression.
 */
function encodedFor(name: string, content: Uint8Array): Form {
  if (!compressible.test(name) || content.length < 512) return { body: content, encoding: {} };
  return { body: brotli(content), encoding: { 'Content-Encoding': 'br' } };
}

function put(send: SendRequest, name: string, { body, encoding }: Form, condition: Condition): Promise<Answer> {
  const headers = {
    ...condition,
    ...encoding,
    'Content-Type': contentTypes[path.extname(name)] ?? 'application/octet-stream',
    'Cache-Control': cacheControl[cachingOf(name)],
  };
  return send({ method: 'PUT', name, headers, body }, [200, 404, 412]);
}
