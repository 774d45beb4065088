import { createServer } from 'node:net';

/** Set after the first check: a changed configuration is read again while its server still listens on the port. */
let isOurs = false;

/** Exits with one line if another process listens on a development server's port. */
export async function requirePort(setting: string, port: number): Promise<void> {
  if (isOurs) return;
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  isOurs = isFree;
  if (isFree) return;
  console.error(`billet: port ${port} is taken; set ${setting} to a free one`);
  process.exit(1);
}
