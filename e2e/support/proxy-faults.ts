import type { IncomingMessage } from 'node:http';
import type { Fault, Passing } from './proxy.ts';

interface Whole {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

async function whole({ forward }: Passing): Promise<Whole> {
  const answer = await forward(true);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const { 'transfer-encoding': _, 'content-length': _length, ...headers } = answer.headers;
  return { status: answer.statusCode ?? 502, headers, body: Buffer.concat(chunks) };
}

/** Answers in the server's stead. */
const answering =
  (status: number, type: string, body: string): Fault =>
  async ({ response }) => {
    response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
  };

/** Sends what `change` makes of the server's answer. */
const changing =
  (change: (answer: Whole) => Whole): Fault =>
  async (passing) => {
    const { status, headers, body } = change(await whole(passing));
    passing.response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  };

/** Sends the first half of the body under its full length; `end` is what comes then. */
const halving =
  (end: (passing: Passing) => void): Fault =>
  async (passing) => {
    const { status, headers, body } = await whole(passing);
    passing.response.writeHead(status, { ...headers, 'content-length': body.length });
    passing.response.write(body.subarray(0, body.length >> 1), () => end(passing));
  };

function withOneByteChanged(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  const middle = body.length >> 1;
  changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
  return changed;
}

export const missing = answering(404, 'text/plain', 'Not found');
export const broken = answering(500, 'text/plain', 'Internal Server Error');
/** As a captive portal or a wrong rewrite answers: 200 and a page. */
export const aPage = answering(200, 'text/html', '<!doctype html><title>Welcome</title><p>Log in to this network');
export const foreignJson = answering(200, 'application/json', '{"detail":"hello"}');
export const missingJson = answering(404, 'application/json', '{"detail":"Not Found"}');
/** Never a byte. */
export const hanging: Fault = async () => undefined;
/** Half of it, and then never a byte more. */
export const stalled: Fault = halving(() => undefined);
/** Half of it, and the connection breaks. */
export const cut: Fault = halving(({ request }) => request.socket.destroy());
/** Half of it, told to be all. */
export const shortened = changing((answer) => ({ ...answer, body: answer.body.subarray(0, answer.body.length >> 1) }));
export const changed = changing((answer) => ({ ...answer, body: withOneByteChanged(answer.body) }));
export const withoutCors = changing(({ headers: { 'access-control-allow-origin': _, ...headers }, ...answer }) => ({ ...answer, headers }));
/** The connection is reset before a byte. */
export const reset: Fault = async ({ request }) => void request.socket.resetAndDestroy();

/** Keeps answers back until they are released, then sends them, or what replaces them. */
export function held(then: Fault = changing((answer) => answer)): { readonly fault: Fault; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fault: Fault = async (passing) => {
    await promise;
    await then(passing);
  };
  return { fault, release: resolve };
}

/** Other words in the server's answer. */
export const rewritten = (change: (text: string) => string): Fault =>
  changing((answer) => ({ ...answer, body: Buffer.from(change(answer.body.toString())) }));
