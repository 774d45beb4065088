import { RemoteFailure } from './failure.ts';

/** Error of the bundler's runtime for a script or stylesheet that failed to load. */
interface ChunkError {
  readonly name?: string;
  readonly code?: string;
  /** Requested address, with its new query. */
  readonly request?: string;
  /** timeout, or the type of an event. */
  readonly type?: string;
}

/** Converts the error of a failed import: the file was lost, or it threw. */
export function failureOfFile(thrown: unknown): RemoteFailure {
  if (thrown instanceof RemoteFailure) return thrown;
  const { name, code, request, type } = (thrown ?? {}) as ChunkError;
  if (name === 'AbortError' || type === 'timeout') return new RemoteFailure('page', 'too_late', { cause: thrown, file: request ?? null });
  const isLost = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
  return isLost
    ? new RemoteFailure('page', 'missing', { cause: thrown, file: request ?? null })
    : new RemoteFailure('page', 'threw_at_start', { cause: thrown });
}

/** Converts the error of initializing a remote's container: a shared library does not match, or the remote's code threw. */
export function failureOfStart(thrown: unknown): RemoteFailure {
  if (thrown instanceof RemoteFailure) return thrown;
  const { name, code, message = '' } = (thrown ?? {}) as ChunkError & { readonly message?: string };
  if (name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') return failureOfFile(thrown);
  // messages of the federation runtime: a shared library is missing or has another version
  const isOther = /does not satisfy|RUNTIME-012|getter for the shared module|does not exist in container/.test(message);
  return new RemoteFailure('start', isOther ? 'contract' : 'threw_at_start', { cause: thrown });
}
