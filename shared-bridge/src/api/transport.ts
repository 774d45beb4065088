import { IDEMPOTENCY_HEADER, TOKEN_HEADER } from '@billet/shared-domain/contract/calls';
import type { AxiosError, AxiosInstance, AxiosResponse, AxiosStatic } from 'axios';
import { type ServerClock, TIME_HEADER } from '../clock.ts';
import { type LazyFile, lazyFile } from '../lazy/lazy-file.ts';
import { apiError, failureOfAnswer } from './failure.ts';
import { parseRetryAfter } from './retry.ts';

export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: unknown;
  /** The Idempotency-Key of a keyed call. */
  readonly key: string | undefined;
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Sends one request. Resolves with the JSON of a 2xx answer. Rejects with an ApiError after any other answer. */
export type Transport = (request: Request) => Promise<unknown>;

/** An answer of the server. */
export interface Reply {
  readonly status: number;
  readonly data: unknown;
  /** The value of a header by its lower-case name. */
  header(name: string): string | null;
}

/** The JSON of a 2xx answer. Throws an ApiError for any other answer. The clock follows both. */
export function dataOf({ status, data, header }: Reply, clock: ServerClock): object {
  clock.follow(header(TIME_HEADER));
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && typeof data === 'object' && data !== null) return data;
  // a 2xx without JSON comes from an intermediary, for example an HTML page of a proxy
  throw apiError(failureOfAnswer(isSuccess ? 502 : status, data, parseRetryAfter(header('retry-after'), Date.now())));
}

/** The data of the early request of the page. Rejects if it failed. */
export async function dataOfEarly(early: Promise<Response>, clock: ServerClock): Promise<object> {
  const response = await early;
  const data: unknown = await response.json();
  return dataOf({ status: response.status, data, header: (name) => response.headers.get(name) }, clock);
}

export interface ClientOptions {
  /** Base of all paths; empty for the page's own origin. */
  readonly base: string;
  /** Raw init data; null without authentication. */
  readonly token: string | null;
  readonly clock: ServerClock;
}

function replyOf({ status, data, headers }: AxiosResponse<unknown>): Reply {
  const header = (name: string) => {
    const value: unknown = headers[name];
    return typeof value === 'string' ? value : null;
  };
  return { status, data, header };
}

/** The HTTP client: its answers are JSON, and its errors with an answer are an ApiError. */
export function createClient(axios: AxiosStatic, { base, token, clock }: ClientOptions): AxiosInstance {
  const client = axios.create({ baseURL: base, headers: token === null ? {} : { [TOKEN_HEADER]: token } });
  client.interceptors.response.use(
    (response) => ({ ...response, data: dataOf(replyOf(response), clock) }),
    (error: AxiosError) => {
      if (!error.response) throw error;
      return dataOf(replyOf(error.response), clock);
    },
  );
  return client;
}

/** Loads after the first page, which renders from the early request and needs no other call. */
export const axiosFile: LazyFile<AxiosStatic> = lazyFile(() =>
  import(/* webpackChunkName: "calls" */ 'axios').then(({ default: axios }) => axios),
);

/** Sends requests with one axios instance. */
export function axiosTransport(options: ClientOptions): Transport {
  let client: AxiosInstance | null = null;
  return async ({ method, path, query, body, key, signal, timeout }) => {
    client ??= createClient(await axiosFile.load(), options);
    const headers = key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key };
    const { data } = await client.request<unknown>({ method, url: path, params: query, data: body, headers, signal, timeout });
    return data;
  };
}
