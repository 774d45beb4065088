import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Inodes of the sockets that listen on a port, from /proc/net/tcp and tcp6. */
function listeningInodes(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const LISTEN = '0A';
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    attempt(() => readFileSync(file, 'utf8'), '')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = '', , state]) => state === LISTEN && local.endsWith(`:${hex}`))
      .map((columns) => columns[9]),
  );
}

/** Ignores errors: a process may end while it is read, or belong to another user. */
function attempt(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** The process that listens on a port as `{ pid, command }`. Null if /proc does not show it (another system or another user's process). */
export function findPortHolder(port) {
  const sockets = new Set(listeningInodes(port).map((inode) => `socket:[${inode}]`));
  if (sockets.size === 0) return null;
  for (const pid of attempt(() => readdirSync('/proc'), []).filter((name) => /^\d+$/.test(name))) {
    const holds = attempt(() => readdirSync(`/proc/${pid}/fd`), []).some((fd) =>
      sockets.has(attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`), '')),
    );
    if (!holds) continue;
    const command = attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '')
      .split('\0')
      .join(' ')
      .trim();
    return { pid: Number(pid), command: command.slice(0, 120) };
  }
  return null;
}
