import type { IncomingMessage } from 'node:http';
import { HttpError } from './router.ts';

const LIMIT_BYTES = 1_000_000;

/** Reads a JSON or form body. Throws an HttpError if it is too long or not valid JSON. */
export async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LIMIT_BYTES) throw new HttpError(413, 'Request Entity Too Large');
    chunks.push(bytes);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (!text) return {};
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
  } catch {
    throw new HttpError(400, "Bad Request: can't parse JSON");
  }
}
