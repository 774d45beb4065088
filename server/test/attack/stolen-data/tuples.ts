import type { Known } from './known.ts';
import type { StolenPage } from './steal.ts';
import type { Trace } from './traces.ts';

const HEADER = 24;
const USED = 1;

/** Every tuple of a page, including dead ones: xmin of its header, and its data. */
function* tuplesOf({ bytes }: StolenPage): Generator<{ line: number; xmin: number; data: Buffer }> {
  const lower = bytes.readUInt16LE(12);
  for (let at = HEADER, line = 1; at + 4 <= lower; at += 4, line++) {
    const pointer = bytes.readUInt32LE(at);
    const [offset, flags, length] = [pointer & 0x7fff, (pointer >>> 15) & 3, pointer >>> 17];
    if (flags === USED && length > 0) yield { line, xmin: bytes.readUInt32LE(offset), data: bytes.subarray(offset + 23, offset + length) };
  }
}

/** Identifiers in the byte formats of a page: UUIDs as 16 bytes, Telegram ids as 8, and both as text inside JSON. */
export function namesInBytes({ people, notes }: Known): Map<number, { bytes: Buffer; person?: string; note?: string }[]> {
  const index = new Map<number, { bytes: Buffer; person?: string; note?: string }[]>();
  const add = (bytes: Buffer, of: { person: string } | { note: string }) => {
    const start = bytes.readUInt32LE(0);
    index.set(start, [...(index.get(start) ?? []), { bytes, ...of }]);
  };
  const all = [
    ...[...people].map(([name, person]) => [name, { person }] as const),
    ...[...notes].map((name) => [name, { note: name }] as const),
  ];
  for (const [name, of] of all) {
    add(Buffer.from(name), of);
    if (name.includes('-')) add(Buffer.from(name.replaceAll('-', ''), 'hex'), of);
    if (/^\d+$/.test(name)) {
      const number = Buffer.alloc(8);
      number.writeBigInt64LE(BigInt(name));
      add(number, of);
    }
  }
  return index;
}

/** The information in the tuples of a page. Times are not parsed, because the transaction id gives the order. */
export function readTuples(page: StolenPage, index: ReturnType<typeof namesInBytes>): Trace[] {
  const traces: Trace[] = [];
  for (const { line, xmin, data } of tuplesOf(page)) {
    const people = new Set<string>();
    const notes = new Set<string>();
    for (let at = 0; at + 8 <= data.length; at++) {
      for (const { bytes, person, note } of index.get(data.readUInt32LE(at)) ?? []) {
        if (data.compare(bytes, 0, bytes.length, at, Math.min(data.length, at + bytes.length)) !== 0) continue;
        if (person !== undefined) people.add(person);
        if (note !== undefined) notes.add(note);
      }
    }
    traces.push({
      table: page.table,
      place: page.number * 1000 + line,
      xmin,
      people: [...people],
      notes: [...notes],
      times: [],
      stars: [],
      counts: [],
      tokens: [],
    });
  }
  return traces;
}
