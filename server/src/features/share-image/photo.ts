/** Where the messenger keeps photos. */
const HOSTS = /(^|\.)(t\.me|telegram\.org|cdn-telegram\.org|telesco\.pe)$/;
const TYPES = /^image\/(jpeg|png|webp|svg\+xml)\b/;
/** How long a picture waits for its photo, in milliseconds. */
const PATIENCE = 1500;
const LARGEST = 1024 * 1024;
const REDIRECTS = 2;

/** A photo's bytes; null where it isn't the messenger's, doesn't come in time, or is no picture of a usual size. */
export type LoadPhoto = (address: string) => Promise<Uint8Array | null>;

/** `origins`: of a developer's simulator, whose photos are taken too. */
export const photosFrom =
  (origins: readonly string[]): LoadPhoto =>
  (address) => {
    const signal = AbortSignal.timeout(PATIENCE);
    return load(new URL(address), { origins, signal }, REDIRECTS).catch(() => null);
  };

interface Way {
  readonly origins: readonly string[];
  readonly signal: AbortSignal;
}

const isTaken = ({ protocol, port, hostname, origin }: URL, { origins }: Way) =>
  (protocol === 'https:' && port === '' && HOSTS.test(hostname)) || origins.includes(origin);

async function load(url: URL, way: Way, redirects: number): Promise<Uint8Array | null> {
  if (!isTaken(url, way)) return null;
  const answer = await fetch(url, { redirect: 'manual', signal: way.signal });
  const next = answer.headers.get('location');
  if (next !== null && answer.status >= 300 && answer.status < 400) {
    await answer.body?.cancel();
    return redirects > 0 ? load(new URL(next, url), way, redirects - 1) : null;
  }
  if (!answer.ok || !TYPES.test(answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel();
    return null;
  }
  return answer.body && readUpTo(answer.body);
}

async function readUpTo(body: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > LARGEST) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
