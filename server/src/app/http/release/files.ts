import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
const SAFE_PATH = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;

/** `immutable`: its name changes with its content. `kept`: a day without asking. `revalidated`: always asked for. */
export type Caching = 'immutable' | 'kept' | 'revalidated';
const cacheControl: Readonly<Record<Caching, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  kept: 'public, max-age=86400',
  revalidated: 'no-cache',
};

/** Serves one file of the release, compressed where a compressed copy lies beside it. `name` is as the request wrote it. */
export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  name: string,
  caching: Caching,
): Promise<FastifyReply> {
  const type = types[path.extname(name)];
  const found =
    type && SAFE_PATH.test(name) ? await findFile(path.join(root, name), request.headers['accept-encoding']?.toString() ?? '') : null;
  if (!type || !found)
    return reply.code(404).headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).send('Not found\n');
  const tag = caching === 'revalidated' ? await contentTag(found.file) : found.tag;
  reply.headers({
    'Content-Type': type,
    'Cache-Control': cacheControl[caching],
    ETag: tag,
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (found.encoding) reply.header('Content-Encoding', found.encoding);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.header('Content-Length', found.size).send(createReadStream(found.file));
}

interface Found {
  readonly file: string;
  readonly size: number;
  readonly tag: string;
  readonly encoding?: string;
}

async function findFile(file: string, accepted: string): Promise<Found | null> {
  for (const { name, suffix } of encodings) {
    if (!new RegExp(`\\b${name}\\b`).test(accepted)) continue;
    const compressed = await look(file + suffix);
    if (compressed) return { ...compressed, encoding: name };
  }
  return look(file);
}

async function look(file: string): Promise<Found | null> {
  try {
    const facts = await stat(file);
    if (!facts.isFile()) return null;
    const tag = `"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}${path.extname(file)}"`;
    return { file, size: facts.size, tag };
  } catch {
    return null;
  }
}

/** By content: what is swapped in place may keep its size and time. */
async function contentTag(file: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('base64url')
    .slice(0, 22);
  return `"${hash}${path.extname(file)}"`;
}
