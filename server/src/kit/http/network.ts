const WITH_PORT = /^(?:\[(.+)\]|([\d.]+))(?::\d+)?$/;

/** An address without the port and the brackets with which some proxies forward it. */
export function withoutPort(address: string): string {
  const [, inBrackets, beforePort] = WITH_PORT.exec(address) ?? [];
  return inBrackets ?? beforePort ?? address;
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The key of an address for limits: IPv4 as it is, IPv6 by its first 64 bits, since a household has all addresses with that prefix. */
export function networkOf(forwarded: string): string {
  const address = withoutPort(forwarded);
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [left = [], right = []] = (address.split('%')[0] ?? '').split('::').map((half) => half.split(':').filter((part) => part !== ''));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
