import type { ErrorCode } from '@billet/shared-domain/contract';
import { apiError } from '../api/failure.ts';
import type { ApiError, ApiFailure } from '../contract.ts';

type Details = Omit<Extract<ApiFailure, { kind: 'answer' }>, 'kind' | 'status' | 'code' | 'message'>;

/** The statuses of the contract, copied because the original imports its schemas. A test compares the two. */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  bad_input: 400,
  bad_message: 400,
  message_blank: 400,
  message_too_long: 400,
  unknown_item: 400,
  privacy_conflict: 400,
  own_code: 400,
  no_init_data: 401,
  bad_init_data: 401,
  expired: 401,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_open_yet: 409,
  not_opened: 409,
  already_answered: 409,
  not_revealable: 409,
  not_deliverable: 409,
  not_refundable: 409,
  payment_pending: 409,
  price_changed: 409,
  not_blockable: 409,
  key_reused: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  repeated_message: 429,
  internal: 500,
  busy: 503,
  messenger_unavailable: 503,
};

/** A refusal by the server with the status of the contract. */
export function refusal(code: ErrorCode, details: Details = {}): ApiError {
  return apiError({ kind: 'answer', status: statusOf[code], code, message: 'no', ...details });
}

/** A network failure without an answer. */
export function silence(): ApiError {
  return apiError({ kind: 'network' });
}

/** An answer of a proxy in front of the server. */
export function proxyAnswer(status: number): ApiError {
  return apiError({ kind: 'answer', status, code: 'unreadable', message: 'no' });
}

/** A promise that a test settles. */
export function deferred<T>(): { readonly promise: Promise<T>; resolve(value: T): void; reject(reason: unknown): void } {
  let settle = { resolve: (_: T): void => undefined, reject: (_: unknown): void => undefined };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
