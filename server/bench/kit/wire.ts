import { connect, type Socket } from 'node:net';

export interface Answered {
  readonly status: number;
  readonly body: string;
  /** Seconds; null without Retry-After. */
  readonly retryAfter: number | null;
}

/**
 * A connection with one request at a time. A general HTTP client uses as much CPU time as the measured server, on the same machine. This
 * one parses only the parts of a response that the benchmark uses.
 */
export interface Wire {
  /** Rejects if the connection ends before the response is complete. */
  ask(request: string): Promise<Answered>;
  close(): void;
}

export function openWire(port: number): Wire {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let text = '';
  let waiting: { resolve(answer: Answered): void; reject(error: Error): void } | null = null;
  const fail = (error: Error) => {
    waiting?.reject(error);
    waiting = null;
  };
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    text += chunk;
    const answer = readAnswer(text);
    if (!answer) return;
    text = '';
    waiting?.resolve(answer);
    waiting = null;
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The connection was closed')));
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The connection is closed'));
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

/** Null while the response is incomplete. Responses of the API have a Content-Length. */
function readAnswer(text: string): Answered | null {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const head = text.slice(0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  if (text.length < end + 4 + length) return null;
  const after = /\r\nretry-after: (\d+)/i.exec(head)?.[1];
  return { status: Number(head.slice(9, 12)), body: text.slice(end + 4), retryAfter: after === undefined ? null : Number(after) };
}

/** Opens an event stream and receives its chunks. `end` is called when the server or the network closes it. */
export function openEvents(port: number, request: string, hear: (chunk: string) => void, end: () => void = () => {}): Socket {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.setEncoding('latin1');
  socket.on('data', hear);
  socket.on('error', () => {});
  socket.on('close', end);
  socket.write(request);
  return socket;
}
