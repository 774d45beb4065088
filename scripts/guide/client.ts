import { type ClientHttp2Session, connect } from 'node:http2';
import { account, signInitData } from '../../server/test/person.ts';

export interface Answer {
  readonly status: number;
  readonly header: (name: string) => string;
  readonly text: string;
  readonly body: unknown;
}

/** The address of the app, and the bot that signs its init data. */
export interface Address {
  readonly origin: string;
  readonly token: string;
  /** The trusted certificate in PEM format. */
  readonly certificate: string;
}

/** A user with the app open, over HTTPS and HTTP/2. */
export interface Visitor {
  readonly telegramId: number;
  readonly firstName: string;
  readonly initData: string;
  ask(method: string, address: string, body?: unknown): Promise<Answer>;
  /** Calls `heard` with every chunk of a stream. Returns the function that ends it. */
  listen(address: string, heard: (piece: string) => void): () => void;
  readonly protocol: () => string | false | undefined;
  close(): void;
}

export function visit({ origin, token, certificate }: Address, name: string): Visitor {
  const user = account(name);
  const initData = signInitData(user, token);
  const session: ClientHttp2Session = connect(origin, { ca: certificate });
  session.on('error', () => {});
  const open = (method: string, address: string, sends: boolean) =>
    session.request({
      ...{ ':method': method, ':path': address, 'api-token': initData, 'idempotency-key': crypto.randomUUID() },
      ...(sends ? { 'content-type': 'application/json' } : {}),
    });
  return {
    telegramId: user.id,
    firstName: user.first_name,
    initData,
    ask: (method, address, body) =>
      new Promise((resolve, reject) => {
        const stream = open(method, address, body !== undefined);
        let text = '';
        let headers: Readonly<Record<string, unknown>> = {};
        stream.setEncoding('utf8');
        stream.on('response', (responseHeaders) => {
          headers = responseHeaders;
        });
        stream.on('data', (chunk) => {
          text += chunk;
        });
        stream.on('error', reject);
        stream.on('end', () => {
          const header = (each: string) => String(headers[each] ?? '');
          const isJson = header('content-type').includes('json') && text !== '';
          resolve({ status: Number(headers[':status']), header, text, body: isJson ? JSON.parse(text) : null });
        });
        stream.end(body === undefined ? undefined : JSON.stringify(body));
      }),
    listen(address, heard) {
      const stream = open('GET', address, false);
      stream.setEncoding('utf8');
      stream.on('error', () => {});
      stream.on('data', heard);
      stream.end();
      return () => stream.close();
    },
    protocol: () => session.alpnProtocol,
    close: () => session.close(),
  };
}
