import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Caching, cacheControl, contentTypes } from '@billet/release/serving';
import type { FastifyReply, FastifyRequest } from 'fastify';

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
const SAFE_PATH = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;

/** Whether files with this name are served. */
export const isServed = (name: string): boolean => contentTypes[path.extname(name)] !== undefined && SAFE_PATH.test(name);

/** Serves a file of the release, compressed if there is a compressed copy. `name` is the path of the request, not yet validated. */
export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  name: string,
  caching: Caching,
): Promise<FastifyReply> {
  const type = contentTypes[path.extname(name)];
  const found = type && isServed(name) ? await findFile(path.join(root, name), request.headers['accept-encoding']?.toString() ?? '') : null;
  if (!type || !found) {
    // With CORS, so that a page of another origin can tell a missing file from a forbidden one
    reply.headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' });
    return reply.code(404).send('Not found\n');
  }
  const tag = caching === 'revalidated' ? await contentEtag(found) : found.tag;
  reply.headers({ ...headersOf(type, caching), ETag: tag, Vary: 'Accept-Encoding' });
  if (found.encoding) reply.header('Content-Encoding', found.encoding);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.header('Content-Length', found.size).send(createReadStream(found.file));
}

/** Serves content from memory, when the local folder could not store it. */
export const serveContent = (reply: FastifyReply, name: string, content: Uint8Array, caching: Caching): FastifyReply =>
  reply.headers(headersOf(contentTypes[path.extname(name)] ?? 'application/octet-stream', caching)).send(Buffer.from(content));

const headersOf = (type: string, caching: Caching) => ({
  'Content-Type': type,
  'Cache-Control': cacheControl[caching],
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
});

interface FoundFile {
  readonly file: string;
  readonly size: number;
  /** ETag of size and modification time. */
  readonly tag: string;
  readonly encoding?: string;
}

async function findFile(file: string, accepted: string): Promise<FoundFile | null> {
  for (const { name, suffix } of encodings) {
    if (!new RegExp(`\\b${name}\\b`).test(accepted)) continue;
    const compressed = await statFile(file + suffix);
    if (compressed) return { ...compressed, encoding: name };
  }
  return statFile(file);
}

async function statFile(file: string): Promise<FoundFile | null> {
  try {
    const facts = await stat(file, { bigint: true });
    if (!facts.isFile()) return null;
    const tag = `"${facts.size.toString(36)}-${facts.mtimeNs.toString(36)}${path.extname(file)}"`;
    return { file, size: Number(facts.size), tag };
  } catch {
    return null;
  }
}

/** ETags of file contents, by path. A file is read again only if its modification time or size has changed. */
const contentEtags = new Map<string, { readonly statTag: string; readonly tag: string }>();

/** An ETag of the content: equal on all servers, and after the same content is written again. */
async function contentEtag({ file, tag }: FoundFile): Promise<string> {
  const known = contentEtags.get(file);
  if (known?.statTag === tag) return known.tag;
  const hash = createHash('sha256').update(await readFile(file));
  const made = `"${hash.digest('base64url').slice(0, 22)}${path.extname(file)}"`;
  contentEtags.set(file, { statTag: tag, tag: made });
  return made;
}
