import { createServer } from 'node:net';

/** A configuration that changes is read again while its server still stands. */
let isOurs = false;

/** Ends the command, with one line, where somebody else listens at a development server's port. */
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
