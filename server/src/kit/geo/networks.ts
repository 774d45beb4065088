import { constants, open as openCallback, read as readCallback } from 'node:fs';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const open = promisify(openCallback);
const read = promisify(readCallback);

/** A CSV file of `@ip-location-db/asn`, whose lines are sorted by address. */
interface RangeFile {
  readonly descriptor: number;
  /** Bytes. */
  readonly size: number;
}

/** Finds the operator of an address's network; null for addresses outside public networks and for text that is not an address. */
export type FindOperator = (address: string) => Promise<string | null>;

/** first address, last address, number of the autonomous system, name of its operator (quoted where it contains a comma) */
const LINE = /^(\d+),(\d+),\d+,(?:"((?:[^"]|"")*)"|(.*))$/;
/** Bytes of one read; many times the longest line. */
const BLOCK = 4096;

/**
 * Opens the two CSV files of `@ip-location-db/asn` (500,000 ranges, 33 MB) for the life of the process. A lookup is a binary search in the
 * file and takes about 15 reads, so that nothing is kept in memory.
 */
export async function openNetworks(files: { readonly v4: string; readonly v6: string }): Promise<FindOperator> {
  const [v4, v6] = await Promise.all([openRanges(files.v4), openRanges(files.v6)]);
  return async (address) => {
    const isV6 = address.includes(':');
    const key = isV6 ? bitsOfV6(address) : bitsOfV4(address);
    return key === null ? null : findIn(isV6 ? v6 : v4, key);
  };
}

const openRanges = async (file: string): Promise<RangeFile> => ({
  descriptor: await open(file, constants.O_RDONLY),
  size: (await stat(file)).size,
});

async function textAt({ descriptor }: RangeFile, start: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await read(descriptor, Buffer.alloc(length), 0, length, start);
  // one character per byte, so that positions in the text are positions in the file
  return buffer.toString('latin1', 0, bytesRead);
}

async function findIn(file: RangeFile, address: bigint): Promise<string | null> {
  let low = 0;
  let high = file.size;
  // the last line that begins at or below the address begins at `low` or later, and before `high`
  while (high - low > BLOCK) {
    const middle = Math.floor((low + high) / 2);
    const next = /\n(\d+),/.exec(await textAt(file, middle, BLOCK));
    const start = next ? middle + next.index + 1 : high;
    if (next && start < high && BigInt(next[1] ?? '') <= address) low = start;
    else high = middle;
  }
  const lines = (await textAt(file, low, high - low + BLOCK)).split('\n');
  for (const line of lines) {
    const [, first, last, quoted, plain] = LINE.exec(line) ?? [];
    if (first === undefined || last === undefined) continue;
    if (BigInt(first) <= address && address <= BigInt(last)) return nameOf(quoted?.replaceAll('""', '"') ?? plain ?? '');
  }
  return null;
}

const nameOf = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

function bitsOfV4(address: string): bigint | null {
  const parts = address.split('.').map(Number);
  if (parts.length !== 4 || parts.some((part) => !Number.isInteger(part) || part < 0 || part > 255)) return null;
  return BigInt(parts.reduce((bits, part) => bits * 256 + part, 0));
}

function bitsOfV6(address: string): bigint | null {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const filled =
    tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after];
  if (filled.length !== 8 || filled.some((group) => !/^[\da-f]{1,4}$/i.test(group))) return null;
  return filled.reduce((bits, group) => (bits << 16n) | BigInt(`0x${group}`), 0n);
}
