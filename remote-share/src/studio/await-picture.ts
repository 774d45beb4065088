/** Milliseconds before the first repetition; twice as long before each further one, with jitter that only adds. */
const FIRST_WAIT = 1000;
const JITTER = 0.2;
/** Milliseconds that a picture is waited for in all. */
const PATIENCE = 60_000;

export interface AwaitPictureDeps {
  readonly fetch: typeof fetch;
  /** Milliseconds; rejects when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly random: () => number;
}

/**
 * Asks for a picture that an image element failed to load, until the server has drawn it: 503 means that its queue is full, and says when to
 * come back (API-02). An image element shows neither. Resolves with whether the picture is in the browser's cache now.
 */
export async function awaitPicture(src: string, signal: AbortSignal, deps: AwaitPictureDeps = own): Promise<boolean> {
  let waited = 0;
  for (let tries = 0; ; tries++) {
    try {
      const answer = await deps.fetch(src, { signal });
      await answer.blob();
      if (answer.status !== 503) return answer.ok;
      const asked = 1000 * secondsOf(answer.headers.get('Retry-After'));
      const delay = Math.max(FIRST_WAIT * 2 ** tries, asked) * (1 + JITTER * deps.random());
      waited += delay;
      if (waited > PATIENCE) return false;
      await deps.wait(delay, signal);
    } catch {
      return false;
    }
  }
}

const secondsOf = (header: string | null) => (header !== null && /^\d+$/.test(header) ? Number(header) : 0);

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}

const own: AwaitPictureDeps = { fetch: (...given) => fetch(...given), wait, random: Math.random };
