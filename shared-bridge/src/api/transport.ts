import type { AxiosInstance } from 'axios';
import { type LazyFile, lazyFile } from '../lazy/lazy-file.ts';

export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export interface Reply {
  readonly status: number;
  readonly data: unknown;
  /** The value of a header by its lower-case name. */
  header(name: string): string | null;
}

/** Sends one request. Rejects without an answer. */
export type Transport = (request: Request) => Promise<Reply>;

/** The HTTP client. It loads after the first page, which renders from the early request and needs no other call. */
export const axiosFile: LazyFile<AxiosInstance> = lazyFile(() =>
  import(/* webpackChunkName: "calls" */ 'axios').then(({ default: axios }) => axios.create({ validateStatus: () => true })),
);

export const axiosTransport: Transport = async ({ method, url, query, body, headers, signal }) => {
  const axios = await axiosFile.load();
  const reply = await axios.request<unknown>({ method, url, params: query, data: body, headers, signal });
  return {
    status: reply.status,
    data: reply.data,
    header: (name) => {
      const value: unknown = reply.headers[name];
      return typeof value === 'string' ? value : null;
    },
  };
};

/** The early request of the page as a reply. Rejects if it failed. */
export async function replyOfEarly(early: Promise<Response>): Promise<Reply> {
  const response = await early;
  const data: unknown = await response.json();
  return { status: response.status, data, header: (name) => response.headers.get(name) };
}
