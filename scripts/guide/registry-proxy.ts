import { createServer } from 'node:http';
import { connect } from 'node:net';

/**
 * An HTTP proxy on a Unix socket that only opens connections to port 443. It gives npm access to the registry from a machine without a
 * network.
 */
export async function startRegistryProxy(socket: string): Promise<{ close(): Promise<void> }> {
  const server = createServer((_, response) => response.writeHead(405).end());
  const open = new Set<{ destroy(): unknown }>();
  server.on('connect', (request, client, head) => {
    const [host = '', port] = (request.url ?? '').split(':');
    if (port !== '443') {
      client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const upstream = connect(443, host, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(client).pipe(upstream);
    });
    for (const each of [client, upstream]) {
      open.add(each);
      each.on('error', () => [client, upstream].map((other) => other.destroy())).on('close', () => open.delete(each));
    }
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  return {
    async close() {
      for (const each of open) each.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
