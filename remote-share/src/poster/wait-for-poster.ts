/** Maximum total time of requests and waits for a picture in milliseconds. */
const TIMEOUT_MS = 60_000;

const pauseFor = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Requests a picture that an image element failed to load until the server has drawn it: 503 means that its queue is full, with
 * Retry-After (API-02). An image element exposes neither. Resolves to whether the picture is in the browser's cache.
 */
export async function waitForPoster(src: string, signal: AbortSignal, pause = pauseFor, random = Math.random): Promise<boolean> {
  let waited = 0;
  for (let backoff = 1000; ; backoff *= 2) {
    const began = performance.now();
    const loading = fetch(src, { signal }).then((answer) => answer.blob().then(() => answer));
    const answer = await Promise.race([loading, pauseFor(TIMEOUT_MS - waited)]).catch(() => null);
    waited += performance.now() - began;
    if (answer?.status !== 503) return answer?.ok === true;
    const asked = 1000 * (Number(answer.headers.get('Retry-After')) || 0);
    // jitter only increases the delay
    const delay = Math.max(backoff, asked) * (1 + random() / 5);
    waited += delay;
    if (waited > TIMEOUT_MS) return false;
    await pause(delay);
    if (signal.aborted) return false;
  }
}
