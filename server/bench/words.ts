import path from 'node:path';
import type { BenchSize } from './parts/bench-size.ts';
import { type PartName, partNames } from './parts/measure.ts';

/** Default parameters of a record. For a run of one minute: items=20000 people=2000 rounds=1 seconds=0.5 streams=500 herd=500. */
const record: BenchSize = { items: 1_000_000, people: 100_000, rounds: 7, seconds: 2, streams: 4_000, herd: 5_000 };

interface Places {
  /** The folder of the measured sources. */
  readonly tree: string;
  /** The file for the results. */
  readonly to: string;
}

interface Asked extends Places {
  readonly wish: BenchSize;
  readonly named: readonly PartName[];
}

/** Parses the arguments of the command. Throws for an unknown one. */
export function readWords(words: readonly string[], usual: Places): Asked {
  const numbers: Record<string, number> = {};
  const named: PartName[] = [];
  let { tree, to } = usual;
  for (const word of words) {
    const [name = '', value] = word.split('=');
    const part = partNames.find((each) => each === word);
    if (part) named.push(part);
    else if (name === 'tree' && value) tree = path.resolve(value);
    else if (name === 'to' && value) to = path.resolve(value);
    else if (name in record && Number(value) > 0) numbers[name] = Number(value);
    else
      throw new Error(
        `${word}: name a part (${partNames.join(', ')}), or one of ${[...Object.keys(record), 'tree', 'to'].join(', ')} with = and its value`,
      );
  }
  return { wish: { ...record, ...numbers }, named, tree, to };
}
