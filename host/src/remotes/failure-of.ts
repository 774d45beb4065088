import { RemoteFailure } from './failure.ts';

/** What the bundler's runtime rejects with when a script or a stylesheet doesn't come. */
interface ChunkError {
  readonly name?: string;
  readonly code?: string;
  /** The address it asked for, its new query included. */
  readonly request?: string;
  /** timeout, or an event's. */
  readonly type?: string;
}

/** A failed import as a failure: the file was lost on its way, or came and threw. */
export function failureOfFile(thrown: unknown): RemoteFailure {
  if (thrown instanceof RemoteFailure) return thrown;
  const { name, code, request, type } = (thrown ?? {}) as ChunkError;
  if (name === 'AbortError' || type === 'timeout') return new RemoteFailure('page', 'too_late', { cause: thrown, file: request ?? null });
  const isLost = name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
  return isLost
    ? new RemoteFailure('page', 'missing', { cause: thrown, file: request ?? null })
    : new RemoteFailure('page', 'threw_at_start', { cause: thrown });
}

/** What went wrong when a remote's container was opened: the libraries that it wants aren't these, or its code threw. */
export function failureOfStart(thrown: unknown): RemoteFailure {
  if (thrown instanceof RemoteFailure) return thrown;
  const { name, code, message = '' } = (thrown ?? {}) as ChunkError & { readonly message?: string };
  if (name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') return failureOfFile(thrown);
  // messages of the federation runtime: a shared library is missing or has another version
  const isOther = /does not satisfy|RUNTIME-012|getter for the shared module|does not exist in container/.test(message);
  return new RemoteFailure('start', isOther ? 'contract' : 'threw_at_start', { cause: thrown });
}
