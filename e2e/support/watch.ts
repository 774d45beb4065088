import type { BrowserContext, ConsoleMessage, Response } from 'playwright/test';

/** Errors that a test expects: a response by status and path, a console text, or an uncaught error. */
export interface Declared {
  readonly answers?: readonly { readonly status: number; readonly path: RegExp }[];
  readonly console?: readonly RegExp[];
  readonly uncaught?: readonly RegExp[];
}

export interface Watch {
  /** Allows these errors from now on. */
  allow(declared: Declared): void;
  /** All errors that were not allowed, one line each. */
  readonly faults: readonly string[];
}

/** Chromium logs a line for every failed response. It is ignored, because the response itself is checked by its path. */
const FAILED_ANSWER = /^Failed to load resource: the server responded with a status of/;

/** A busy server responds with 503 and the page repeats the call, which may also happen on a slow machine. */
const isBusyServer = (status: number, pathname: string) => status === 503 && pathname.startsWith('/api/');

/** Watches every page and frame of a context for console errors, uncaught errors and rejections, and responses of 4xx and 5xx. */
export function watch(context: BrowserContext): Watch {
  const faults: string[] = [];
  const allowed: Declared[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    if (message.type() !== 'error' || FAILED_ANSWER.test(text)) return;
    if (allowed.some((declared) => declared.console?.some((pattern) => pattern.test(text)))) return;
    faults.push(`console error: ${text} (${message.location().url})`);
  };
  const onResponse = (response: Response) => {
    const status = response.status();
    const { pathname } = new URL(response.url());
    if (status < 400 || isBusyServer(status, pathname)) return;
    if (allowed.some((declared) => declared.answers?.some((answer) => answer.status === status && answer.path.test(pathname)))) return;
    faults.push(`answer ${status}: ${response.request().method()} ${response.url()}`);
  };
  context.on('console', onConsole);
  context.on('response', onResponse);
  context.on('weberror', (error) => {
    const { message, stack } = error.error();
    if (allowed.some((declared) => declared.uncaught?.some((pattern) => pattern.test(message)))) return;
    faults.push(`uncaught: ${stack ?? message}`);
  });
  return { allow: (declared) => void allowed.push(declared), faults };
}
