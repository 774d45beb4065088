import { imageSize } from 'image-size';

/** The messenger's hosts for photos. */
const HOSTS = /(^|\.)(t\.me|telegram\.org|cdn-telegram\.org|telesco\.pe)$/;
const TYPES = /^image\/(jpeg|png|webp|svg\+xml)\b/;
/** Timeout of loading a photo, in milliseconds. */
const TIMEOUT_MS = 1500;
const MAX_BYTES = 1024 * 1024;
const REDIRECTS = 2;
/** Maximum width and height in pixels. The messenger's photos have at most 640; a few bytes can decode to any size. */
const MAX_SIDE = 2048;
/** SVG elements that expand to large output or load other resources. */
const FORBIDDEN_IN_SVG = /<!ENTITY|<(image|use|feImage|foreignObject|pattern|filter)\b/i;

/** A photo's bytes; null when it is from another host or not a safe image; 'retry' when a retry may succeed. */
export type Photo = Uint8Array | 'retry' | null;
export type LoadPhoto = (address: string) => Promise<Photo>;

/** `origins`: additional origins of a development simulator. */
export const makePhotoLoader =
  (origins: readonly string[]): LoadPhoto =>
  (address) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return load(new URL(address), { origins, signal }, REDIRECTS).catch(() => 'retry');
  };

interface LoadOptions {
  readonly origins: readonly string[];
  readonly signal: AbortSignal;
}

const isAllowed = ({ protocol, port, hostname, origin }: URL, { origins }: LoadOptions) =>
  (protocol === 'https:' && port === '' && HOSTS.test(hostname)) || origins.includes(origin);

async function load(url: URL, options: LoadOptions, redirects: number): Promise<Photo> {
  if (!isAllowed(url, options)) return null;
  const answer = await fetch(url, { redirect: 'manual', signal: options.signal });
  const next = answer.headers.get('location');
  if (next !== null && answer.status >= 300 && answer.status < 400) {
    await answer.body?.cancel();
    return redirects > 0 ? load(new URL(next, url), options, redirects - 1) : null;
  }
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !TYPES.test(type)) {
    await answer.body?.cancel();
    return answer.status >= 500 || answer.status === 429 ? 'retry' : null;
  }
  const bytes = answer.body && (await readUpTo(answer.body));
  return bytes !== null && isSafe(bytes, type) ? bytes : null;
}

function isSafe(bytes: Uint8Array, type: string): boolean {
  if (type.startsWith('image/svg')) return !FORBIDDEN_IN_SVG.test(Buffer.from(bytes).toString('utf8'));
  try {
    const { width, height } = imageSize(bytes);
    return Math.max(width, height) <= MAX_SIDE;
  } catch {
    return false;
  }
}

async function readUpTo(body: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
