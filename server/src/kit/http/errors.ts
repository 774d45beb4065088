import { type ErrorBody, type ErrorCode, errorStatus } from '@billet/shared-domain/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseOutage } from '../outages/classify.ts';

interface Details {
  /** The invalid input. */
  readonly field?: string;
  readonly opensAt?: Date;
  /** The server's price in whole Stars, for price_changed. */
  readonly total?: number;
  /** Seconds, for the Retry-After header. */
  readonly retryAfter?: number;
  /** A more specific HTTP status than that of the code. */
  readonly status?: number;
}

/** An error response, identified by its code. The contract maps codes to statuses. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Fastify's errors → our codes. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_type',
  FST_ERR_HANDLER_TIMEOUT: 'busy',
};

/** Seconds after which to retry during an outage of the database. */
const OUTAGE_RETRY_AFTER = 5;
/** Seconds after which to retry a call that took too long. */
const RETRY_AFTER = 2;

export function timeoutError(): ApiError {
  return new ApiError('busy', 'This takes too long; try again', { retryAfter: RETRY_AFTER });
}

/** The body did not arrive in time, so nothing was executed. */
export function bodyTimeout(): ApiError {
  return new ApiError('bad_input', 'body: did not arrive in time', { field: 'body', status: 408 });
}

type FailedRequest = Pick<FastifyRequest, 'log' | 'raw'>;

/** Converts any failure to a response. Unexpected errors become `internal`: they are logged, and the response contains no details. */
export function toApiError(error: unknown, { log, raw }: FailedRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return badInput(error);
  const { code = '', statusCode = 500 } = error instanceof Error ? (error as FastifyError) : {};
  const known = frameworkCodes[code];
  if (known === 'busy') return raw.complete ? timeoutError() : bodyTimeout();
  if (known) return new ApiError(known, refusals[known] ?? 'Refused');
  if (statusCode >= 400 && statusCode < 500) return malformed(code);
  log.error({ err: error }, 'request failed');
  if (isDatabaseOutage(error))
    return new ApiError('busy', 'We cannot be reached for a moment; try again', { retryAfter: OUTAGE_RETRY_AFTER });
  if (wasCancelled(error)) return timeoutError();
  return new ApiError('internal', 'Something went wrong on our side');
}

/** SQLSTATE query_canceled and lock_not_available: PostgreSQL ended a statement that took too long, and rolled it back. */
const CANCELLED = ['57014', '55P03'];

function wasCancelled(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CANCELLED.includes(String(error.code))) || wasCancelled(error.cause);
}

/** A request that failed before schema validation. The code says whether the body or the address is malformed. */
function malformed(code: string): ApiError {
  const field = code === 'FST_ERR_BAD_URL' ? 'address' : 'body';
  return new ApiError('bad_input', `${field}: is malformed`, { field });
}

const refusals: Partial<Record<ErrorCode, string>> = {
  too_large: 'The body is too large',
  unsupported_type: 'Send JSON with the content type application/json',
};

interface Issue {
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params: unknown;
}

function badInput(error: { readonly validation: readonly unknown[]; readonly validationContext?: string | undefined }): ApiError {
  const [first] = error.validation as readonly Issue[];
  const field = fieldOf(first) || error.validationContext || 'body';
  return new ApiError('bad_input', `${field}: ${first?.message ?? 'is not valid'}`, { field });
}

/** The path of a value, or the name of an unknown field. */
function fieldOf(issue: Issue | undefined): string {
  const path =
    issue?.instancePath
      .split('/')
      .filter((part) => part !== '')
      .join('.') ?? '';
  const params: unknown = issue?.params;
  const extra =
    typeof params === 'object' && params !== null && 'keys' in params && Array.isArray(params.keys) ? String(params.keys[0]) : '';
  return [path, extra]
    .filter((part) => part !== '')
    .join('.')
    .slice(0, 100);
}

export function errorBody({ code, message, details }: ApiError): ErrorBody {
  return {
    error: {
      code,
      message,
      ...(details.field === undefined ? {} : { field: details.field }),
      ...(details.opensAt === undefined ? {} : { opensAt: details.opensAt.toISOString() }),
      ...(details.total === undefined ? {} : { total: details.total }),
    },
  };
}

export function setStatus(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.details.retryAfter !== undefined) reply.header('Retry-After', String(error.details.retryAfter));
  return reply.code(error.details.status ?? errorStatus[error.code]);
}

export function sendError(reply: FastifyReply, error: ApiError): FastifyReply {
  // serialised here, so that the route's response schema does not apply
  return setStatus(reply, error)
    .header('Content-Type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error)));
}
