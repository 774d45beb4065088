import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { type Running, startRunning } from './running.ts';

const ALICE = 1001;
const LONG = 'x'.repeat(30_000);

/** A server in place of the app: records requests, and can keep an answer open or upgrade the protocol. */
function startApp(receivedHeaders: IncomingHttpHeaders[]): Server {
  const app = createServer((asked, answer) => {
    receivedHeaders.push(asked.headers);
    answer.writeHead(asked.url === '/missing' ? 404 : 200, { 'x-app': 'yes' });
    if (asked.url === '/endless') answer.write('begun');
    else asked.url === '/echo' ? asked.pipe(answer) : answer.end(asked.url === '/long' ? LONG : 'app');
  });
  app.on('upgrade', (_asked, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
    socket.pipe(socket);
  });
  return app;
}

const receivedHeaders: IncomingHttpHeaders[] = [];
const app = startApp(receivedHeaders);
let running: Running;

beforeAll(async () => {
  app.listen(0, '127.0.0.1');
  await once(app, 'listening');
  const address = app.address();
  running = await startRunning(typeof address === 'object' ? address?.port : 0);
});
afterAll(async () => {
  await running.simulator.stop();
  app.close();
  app.closeAllConnections();
});
beforeEach(() => change({ network: 'normal', profile: 'weba' }));

const change = async (traits: unknown) => {
  await fetch(`${running.base}/people/${ALICE}`, { method: 'PATCH', body: JSON.stringify(traits) });
};

/** Node does not resolve names below localhost as browsers do, so the host is set in the header. */
function open(path: string, { slug = 'alice', method = 'GET', body = '' } = {}): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port: running.simulator.port, path, method, headers: { host: `${slug}.localhost:${running.simulator.port}` } },
      (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
        answer.on('error', reject);
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}

describe('the app over a person’s network', () => {
  test('a person’s origin serves the app: answers and bodies are unchanged', async () => {
    expect(await open('/anything')).toEqual({ status: 200, text: 'app' });
    expect(await open('/missing')).toMatchObject({ status: 404 });
    expect(await open('/echo', { method: 'POST', body: '{"a":"ж"}' })).toEqual({ status: 200, text: '{"a":"ж"}' });
    expect(await open('/people', { slug: 'nobody' })).toMatchObject({ status: 200, text: expect.stringContaining('Alice') });
  });

  test('the server receives the region, and a native client’s user agent', async () => {
    await change({ profile: 'android', region: 'BR' });
    await open('/');
    expect(receivedHeaders.at(-1)).toMatchObject({ 'cf-ipcountry': 'BR', 'user-agent': expect.stringContaining('Telegram-Android') });
    await change({ profile: 'weba' });
    await open('/');
    expect(receivedHeaders.at(-1)?.['user-agent']).toBeUndefined();
  });

  test('offline, one person gets no answer until the network is back', async () => {
    await change({ network: 'offline' });
    await expect(open('/')).rejects.toThrow(/socket hang up|ECONNRESET/);
    expect(await open('/', { slug: 'boris' })).toMatchObject({ status: 200 });
    await change({ network: 'normal' });
    expect(await open('/')).toMatchObject({ status: 200 });
  });

  test('going offline aborts requests under way', async () => {
    const before = receivedHeaders.length;
    const endless = open('/endless').catch((error: Error) => error.message);
    await expect.poll(() => receivedHeaders.length, { timeout: 60_000 }).toBe(before + 1);
    await change({ network: 'offline' });
    expect(await endless).toMatch(/aborted|hang up|ECONNRESET/);
  });

  test('a slow network waits more than a second before an answer, then sends 60 kB per second', async () => {
    await change({ network: 'slow' });
    const start = performance.now();
    expect(await open('/long')).toEqual({ status: 200, text: LONG });
    expect(performance.now() - start).toBeGreaterThan(1600);
  });

  test('a web socket is passed through, as development servers need it', async () => {
    const { port } = running.simulator;
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /hmr HTTP/1.1\r\nhost: alice.localhost:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`);
    let response = '';
    socket.on('data', (chunk) => (response += chunk));
    await expect.poll(() => response, { timeout: 60_000 }).toContain('101 Switching Protocols');
    socket.write('ping');
    await expect.poll(() => response).toContain('ping');
    socket.destroy();
  });
});
