import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** A sorted table of address ranges. IPv4 addresses are their 32 bits, IPv6 addresses their upper 64 bits. */
interface Ranges<Keys extends Uint32Array | BigUint64Array> {
  readonly starts: Keys;
  readonly ends: Keys;
  /** Indexes into the list of operators. */
  readonly operators: Uint32Array;
}

export interface Networks {
  readonly v4: Ranges<Uint32Array>;
  readonly v6: Ranges<BigUint64Array>;
  readonly operators: readonly string[];
}

/** first address, last address, number of the autonomous system, name of its operator (quoted where it contains a comma) */
const LINE = /^(\d+),(\d+),\d+,(?:"((?:[^"]|"")*)"|(.*))$/;

/**
 * Reads the operators of networks from the two CSV files of `@ip-location-db/asn` (about 500,000 ranges, 12 MB in memory). Reading yields
 * to requests after each chunk.
 */
export async function readNetworks(files: { readonly v4: string; readonly v6: string }): Promise<Networks> {
  const indexes = new Map<string, number>();
  const read = async (file: string) => {
    const rows: { first: bigint; last: bigint; operator: number }[] = [];
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const [, first, last, quoted, plain] = LINE.exec(line) ?? [];
      if (first === undefined || last === undefined) continue;
      const name = quoted?.replaceAll('""', '"') ?? plain ?? '';
      const operator = indexes.get(name) ?? indexes.size;
      indexes.set(name, operator);
      rows.push({ first: BigInt(first), last: BigInt(last), operator });
    }
    return rows;
  };
  const v4 = await read(files.v4);
  const v6 = await read(files.v6);
  return {
    v4: {
      starts: Uint32Array.from(v4, ({ first }) => Number(first)),
      ends: Uint32Array.from(v4, ({ last }) => Number(last)),
      operators: Uint32Array.from(v4, ({ operator }) => operator),
    },
    v6: {
      starts: BigUint64Array.from(v6, ({ first }) => first >> 64n),
      ends: BigUint64Array.from(v6, ({ last }) => last >> 64n),
      operators: Uint32Array.from(v6, ({ operator }) => operator),
    },
    operators: [...indexes.keys()],
  };
}

/** The operator of an address's network; null for addresses outside public networks and for text that is not an address. */
export function operatorOf({ v4, v6, operators }: Networks, address: string): string | null {
  const index = address.includes(':') ? findRange(v6, upperBits(address)) : findRange(v4, bitsOf(address));
  return index === null ? null : (operators[index] ?? null);
}

function findRange<Key extends number | bigint>(
  { starts, ends, operators }: Ranges<Uint32Array | BigUint64Array>,
  address: Key | null,
): number | null {
  if (address === null) return null;
  let low = 0;
  let high = starts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) > address) high = middle - 1;
    else if ((ends[middle] ?? 0) < address) low = middle + 1;
    else return operators[middle] ?? null;
  }
  return null;
}

function bitsOf(address: string): number | null {
  const parts = address.split('.').map(Number);
  if (parts.length !== 4 || parts.some((part) => !Number.isInteger(part) || part < 0 || part > 255)) return null;
  return parts.reduce((bits, part) => bits * 256 + part, 0);
}

/** The upper 64 bits: no public network is smaller. */
function upperBits(address: string): bigint | null {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled =
    tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after];
  const upper = filled.slice(0, 4);
  if (filled.length !== 8 || upper.some((group) => !/^[\da-f]{1,4}$/i.test(group))) return null;
  return upper.reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n);
}
