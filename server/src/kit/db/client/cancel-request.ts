import { connect, isIP, type Socket, type TcpSocketConnectOpts } from 'node:net';
import tls from 'node:tls';
import type { Sql } from 'postgres';

/** Milliseconds after which nobody waits any more for a server that doesn't take it. */
const PATIENCE = 2_000;
/** The codes of PostgreSQL's protocol ("Message Formats") for the two messages that are sent instead of a beginning. */
const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;

/** The server's process at the other end of a connection, and what it knows its client by. */
export interface Backend {
  readonly pid: number | null;
  readonly secret: number | null;
}

/** What postgres.js makes of an address; its types leave some of it out. */
interface Place {
  readonly host: readonly string[];
  readonly port: readonly number[];
  readonly path?: string | false;
  readonly ssl?: string | boolean | tls.ConnectionOptions | null;
  readonly sslnegotiation?: string | null;
}

/**
 * Asks the server to cancel what one of its processes does. Resolves once it was told, or can't be, 2 s at the latest; never rejects.
 * postgres.js's own never ends over TLS and asks the first of several hosts; all of them are asked here: another host's process has another secret.
 */
export async function sendCancel({ options }: Sql, { pid, secret }: Backend): Promise<void> {
  const place = options as unknown as Place;
  const request = message(CANCEL_REQUEST, pid ?? 0, secret ?? 0);
  const ways: TcpSocketConnectOpts[] = place.host.map((host, index) => ({ host, port: place.port[index] ?? 5432 }));
  if (place.path) await tell(connect(place.path), '', place, request);
  else await Promise.all(ways.map((way) => tell(connect(way), way.host ?? '', place, request)));
}

function message(...words: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + words.length * 4);
  [bytes.length, ...words].forEach((word, index) => void bytes.writeUInt32BE(word >>> 0, index * 4));
  return bytes;
}

/** Resolves when the server has closed the connection, which it does when it is done. */
function tell(socket: Socket, host: string, place: Place, request: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const over = setTimeout(() => socket.destroy(), PATIENCE);
    const watch = (line: Socket) => line.on('error', () => socket.destroy()).once('close', end);
    const end = () => {
      clearTimeout(over);
      resolve();
    };
    const send = (line: Socket) => void line.resume().write(request);
    const secure = () => {
      const line = tls.connect({ socket, ...securityOf(host, place) }, () => send(line));
      watch(line);
    };
    watch(socket).once('connect', () => {
      if (!place.ssl) return send(socket);
      if (place.sslnegotiation === 'direct') return secure();
      socket.write(message(SSL_REQUEST));
      socket.once('data', ([answer]) => {
        if (answer === 'S'.charCodeAt(0)) secure();
        else if (place.ssl === 'prefer') send(socket);
        else socket.destroy();
      });
    });
  });
}

/** As postgres.js understands the words of an address. */
function securityOf(host: string, { ssl, sslnegotiation }: Place): tls.ConnectionOptions {
  return {
    ...(isIP(host) || host === '' ? {} : { servername: host }),
    ...(sslnegotiation === 'direct' && { ALPNProtocols: ['postgresql'] }),
    ...(typeof ssl === 'string' && ssl !== 'verify-full' && { rejectUnauthorized: false }),
    ...(typeof ssl === 'object' && ssl),
  };
}
