import type { ApiError, ApiFailure } from '../contract.ts';

const API_ERROR = 'ApiError';

/** A client-side code: the Telegram client is too old for the requested action. */
export const CLIENT_OUTDATED = 'client_outdated';
export const clientOutdated: ApiFailure = { kind: 'answer', status: 426, code: CLIENT_OUTDATED, message: 'This client opens no invoices' };

export function apiError(failure: ApiFailure): ApiError {
  const message = failure.kind === 'answer' ? `${failure.status} ${failure.code}: ${failure.message}` : failure.kind;
  return Object.assign(new Error(message), { name: API_ERROR, failure });
}

/** Compares by name, because a remote may load another copy of the class than its host. */
export function isApiError(thrown: unknown): thrown is ApiError {
  return thrown instanceof Error && thrown.name === API_ERROR && 'failure' in thrown;
}

/** Whether the result of a request is unknown: no answer, or a 5xx. The caller must read the state that the request was to change. */
export function isUndecided(failure: ApiFailure): boolean {
  return failure.kind === 'network' || (failure.kind === 'answer' && failure.status >= 500);
}

interface ErrorBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly field?: string;
    readonly opensAt?: string;
    readonly total?: number;
  };
}

function isErrorBody(data: unknown): data is ErrorBody {
  if (typeof data !== 'object' || data === null || !('error' in data)) return false;
  const { error } = data;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

/**
 * The failure of an answer other than 2xx. A body that is not ours, for example of a proxy, has the code `unreadable`. `retryAfter` is in
 * seconds.
 */
export function failureOfAnswer(status: number, data: unknown, retryAfter: number | null = null): ApiFailure {
  const when = retryAfter === null ? {} : { retryAfter };
  if (!isErrorBody(data))
    return { kind: 'answer', status, code: 'unreadable', message: `Answer ${status} without a readable body`, ...when };
  return { ...data.error, kind: 'answer', status, ...when };
}
