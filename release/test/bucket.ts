import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureFault } from './signature.ts';

interface StoredObject {
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly changedAt: Date;
}

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Behaviour {
  /** Condition headers that the server accepts and ignores, as some do. */
  readonly ignores?: readonly ('if-match' | 'if-none-match')[];
  /** Compares tags without quotes, like Ceph's gateway. */
  readonly comparesUnquotedEtags?: boolean;
  /** Called before a request is executed and before it is answered. Its result replaces the response; 'silence' means no response. */
  readonly fault?: (request: IncomingMessage, when: 'before' | 'after') => number | 'silence' | undefined;
  /** Milliseconds by which its clock is ahead. */
  readonly clockOffsetMs?: number;
  /** Objects per page of a list. */
  readonly page?: number;
}

const STORED_HEADERS = ['content-type', 'content-encoding', 'cache-control'];
const key = { accessKeyId: 'key', secretAccessKey: 'a secret/with+signs', region: 'eu-test-1' };
const refused = (status: number, code: string): Reply => ({
  status,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
});

/** A server for the S3 requests that a store makes, over HTTP, with verified signatures. `billet` is its only bucket. */
export async function startBucket(behaviour: Behaviour = {}) {
  const objects = new Map<string, StoredObject>();
  const now = () => Date.now() + (behaviour.clockOffsetMs ?? 0);

  function reply(request: IncomingMessage, body: Buffer): Reply {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const [, bucket, ...rest] = pathname.split('/');
    const fault = signatureFault(request, body, key, now());
    if (fault) return refused(fault === 'AuthorizationHeaderMalformed' ? 400 : 403, fault);
    if (bucket !== 'billet') return refused(404, 'NoSuchBucket');
    const name = decodeURIComponent(rest.join('/'));
    if (name === '') return list(searchParams);
    if (request.method === 'PUT') return put(request, name, body);
    const stored = objects.get(name);
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method === 'DELETE') return { status: 204 };
    return stored ? { status: 200, headers: { ...stored.headers, ETag: stored.etag }, body: stored.content } : refused(404, 'NoSuchKey');
  }

  function put({ headers: asked }: IncomingMessage, name: string, content: Buffer): Reply {
    const current = objects.get(name);
    const condition = (header: 'if-match' | 'if-none-match') => (behaviour.ignores?.includes(header) ? undefined : asked[header]);
    const own = behaviour.comparesUnquotedEtags ? current?.etag.replaceAll('"', '') : current?.etag;
    if (condition('if-none-match') === '*' && current) return refused(412, 'PreconditionFailed');
    if (condition('if-match') && !current) return refused(404, 'NoSuchKey');
    if (condition('if-match') && condition('if-match') !== own) return refused(412, 'PreconditionFailed');
    const headers = Object.fromEntries(STORED_HEADERS.flatMap((header) => (asked[header] ? [[header, String(asked[header])]] : [])));
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    objects.set(name, { content, headers, etag, changedAt: new Date() });
    return { status: 200, headers: { ETag: etag } };
  }

  function list(query: URLSearchParams): Reply {
    const from = query.get('continuation-token') ?? '';
    const names = [...objects.keys()].filter((name) => name.startsWith(query.get('prefix') ?? '') && name > from).sort();
    const shown = names.slice(0, behaviour.page ?? 1000);
    const contents = shown.map((name) => {
      const { etag, changedAt } = objects.get(name) as StoredObject;
      return `<Contents><Key>${encodeURIComponent(name)}</Key><LastModified>${changedAt.toISOString()}</LastModified><ETag>${etag}</ETag></Contents>`;
    });
    const more = names.length > shown.length ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
    return {
      status: 200,
      headers: { 'Content-Type': 'application/xml' },
      body: `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`,
    };
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const early = behaviour.fault?.(request, 'before');
    if (early === 'silence') return;
    const { status, headers, body } = early ? refused(early, 'InternalError') : reply(request, Buffer.concat(chunks));
    if (!early && behaviour.fault?.(request, 'after') === 'silence') return;
    response.writeHead(status, { Date: new Date(now()).toUTCString(), ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    settings: {
      AWS_ACCESS_KEY_ID: key.accessKeyId,
      AWS_SECRET_ACCESS_KEY: key.secretAccessKey,
      S3_REGION: key.region,
      S3_ENDPOINT: endpoint,
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
