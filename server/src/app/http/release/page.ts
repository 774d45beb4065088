import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../kit/config.ts';
import { ApiError } from '../../../kit/http/errors.ts';
import { contentPolicy } from './policy.ts';

interface Page {
  readonly source: string;
  readonly text: string;
  readonly compressed: Buffer;
  readonly tag: string;
  readonly policy: string;
}

const CONFIG_PLACE = /(<script\b[^>]*\bid=["']?config["']?[^>]*>)[\s\S]*?(<\/script>)/;

/** Serves index.html with the public configuration written into it; a new release is picked up by its text. */
export function pageServer(config: Config): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  let page: Page | null = null;
  return async (request, reply) => {
    const source = await readSource(config);
    if (page?.source !== source) page = makePage(source, config);
    reply.headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': page.policy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      ETag: page.tag,
      Vary: 'Accept-Encoding',
    });
    if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
    if (!/\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '')) return reply.send(page.text);
    return reply.header('Content-Encoding', 'br').send(page.compressed);
  };
}

async function readSource({ releaseFolder }: Config): Promise<string> {
  try {
    return await readFile(path.join(releaseFolder, 'index.html'), 'utf8');
  } catch {
    throw new ApiError('not_found', 'The app is not built yet: npm run build makes it');
  }
}

function makePage(source: string, config: Config): Page {
  const text = source.replace(CONFIG_PLACE, (_, start: string, end: string) => start + asScriptData(publicConfig(config)) + end);
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { source, text, compressed: brotliCompressSync(text), tag, policy: contentPolicy(text, config) };
}

/** What the browser is told of the configuration. */
function publicConfig(config: Config): Record<string, unknown> {
  const { apiBase, messengerOrigins, botUsername, sendApp, askApp, channelLink, emojiStatusId, earlyRevealPrice, isLocal } = config;
  return { apiBase, messengerOrigins, botUsername, sendApp, askApp, channelLink, emojiStatusId, earlyRevealPrice, isLocal };
}

/** JSON that can't end the script element it stands in. */
function asScriptData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
