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

/** Responds in place of the server. */
const answering =
  (status: number, type: string, body: string): Fault =>
  async ({ response }) => {
    response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
  };

/** Sends the server's response as `change` modifies it. */
const changing =
  (change: (answer: Whole) => Whole): Fault =>
  async (passing) => {
    const { status, headers, body } = change(await whole(passing));
    passing.response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  };

/** Sends the first half of the body with the full content length, and then calls `end`. */
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
/** The response of a captive portal or of a wrong rewrite rule: status 200 and an HTML page. */
export const aPage = answering(200, 'text/html', '<!doctype html><title>Welcome</title><p>Log in to this network');
export const foreignJson = answering(200, 'application/json', '{"detail":"hello"}');
export const missingJson = answering(404, 'application/json', '{"detail":"Not Found"}');
/** Never sends a byte. */
export const hanging: Fault = async () => undefined;
/** Sends half of the body and never the rest. */
export const stalled: Fault = halving(() => undefined);
/** Sends half of the body and closes the connection. */
export const cut: Fault = halving(({ request }) => request.socket.destroy());
/** Sends half of the body with a matching content length. */
export const shortened = changing((answer) => ({ ...answer, body: answer.body.subarray(0, answer.body.length >> 1) }));
export const changed = changing((answer) => ({ ...answer, body: withOneByteChanged(answer.body) }));
export const withoutCors = changing(({ headers: { 'access-control-allow-origin': _, ...headers }, ...answer }) => ({ ...answer, headers }));
/** Resets the connection before the first byte. */
export const reset: Fault = async ({ request }) => void request.socket.resetAndDestroy();

/** Delays responses until they are released, then sends them or the replacement. */
export function held(then: Fault = changing((answer) => answer)): { readonly fault: Fault; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fault: Fault = async (passing) => {
    await promise;
    await then(passing);
  };
  return { fault, release: resolve };
}

/** Changes the text of the server's response. */
export const rewritten = (change: (text: string) => string): Fault =>
  changing((answer) => ({ ...answer, body: Buffer.from(change(answer.body.toString())) }));
