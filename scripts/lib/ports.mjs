import { createServer } from 'node:net';
import { findPortHolder } from './port-holder.mjs';

/**
 * The error code of listening on a port, or null. Checked before the start, because the readiness check would accept another server's
 * answer.
 */
function refusal(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(null)));
  });
}

const sentences = {
  EACCES: (name, port) => `${name}: ${port} may not be used by this user; set it above 1023`,
  EADDRINUSE: (name, port) => {
    const holder = findPortHolder(port);
    const by = holder === null ? '' : ` by process ${holder.pid} (${holder.command})`;
    return `port ${port} is taken${by}; set ${name} to a free one`;
  },
};

/** A sentence about the first port that the product cannot listen on, or null. `ports` maps settings to ports. */
export async function portFault(ports, refusalOf = refusal) {
  const settingByPort = new Map();
  for (const [name, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) return `${name}: it must be a port, from 1 to 65535`;
    if (settingByPort.has(port)) return `${name} and ${settingByPort.get(port)} are both ${port}; set one of them to another`;
    const code = await refusalOf(port);
    if (code !== null) return sentences[code]?.(name, port) ?? `${name}: ${port} can't be used (${code})`;
    settingByPort.set(port, name);
  }
  return null;
}
