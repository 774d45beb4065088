import type { FailureCode } from '@billet/shared-domain/rules/failures';
import { idleChunk } from '../idle/idle-chunk.ts';
import { RemoteFailure } from './failure.ts';

/** Expected hash of each lost file by its address; null if none was set. */
const expectedHashes = new Map<string, string | null>();

/** Records the expected hash of each script and stylesheet that fails to load. Call it before the first one is requested. */
export function watchFiles(page: Window): void {
  const recordHash = ({ target }: Event) => {
    const { src, href, integrity } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
    const address = src ?? href;
    if (address) expectedHashes.set(address, integrity || null);
  };
  page.addEventListener('error', recordHash, true);
}

/** Milliseconds in which a failure is classified, including the load of the code for it. */
const LIMIT = 3000;

/**
 * Finds out why a file failed to load with one request to its address. Takes at most 3 s and ends at `end`, the deadline of the load
 * (by `performance.now()`). Never rejects.
 */
export async function classifyFailure(failure: RemoteFailure, end: number): Promise<RemoteFailure> {
  const { phase, file, cause, code } = failure;
  // this file cannot be used to check itself
  if (file === null || code !== 'missing' || file.includes('/host/idle.')) return failure;
  return new RemoteFailure(phase, await diagnoseInTime(file, end - performance.now()), { cause, file });
}

async function diagnoseInTime(file: string, left: number): Promise<FailureCode> {
  const limit = new AbortController();
  const ended = new Promise<FailureCode>((resolve) => {
    setTimeout(
      () => {
        limit.abort();
        resolve('too_late');
      },
      Math.min(LIMIT, Math.max(0, left)),
    );
  });
  const found = idleChunk.load().then(
    ({ diagnoseFile }) => diagnoseFile(file, expectedHashes.get(file) ?? null, limit.signal),
    // if even this file fails to load, the network is down
    () => 'too_late' as const,
  );
  return Promise.race([ended, found]);
}
