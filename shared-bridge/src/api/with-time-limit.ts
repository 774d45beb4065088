/**
 * Calls `act` with a time limit in milliseconds. At the limit or when `outer` aborts, this aborts the inner signal and rejects, even if
 * `act` ignores the signal.
 */
export async function withTimeLimit<T>(
  limit: number,
  outer: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const ended = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  const timer = setTimeout(abort, limit);
  outer?.addEventListener('abort', abort, { once: true });
  try {
    if (outer?.aborted) abort();
    return await Promise.race([ended, act(controller.signal)]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}
