import fc from 'fast-check';
import { z } from 'zod';
import type { SeededRandom } from '../faults/seeded-random.ts';

/** The subset of JSON Schema that the contract's inputs use. */
interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly anyOf?: readonly Shape[];
}

/** Ids and codes that the fuzz has seen so far. */
export interface Known {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly gifts: readonly string[];
}

/** A value that is valid for a schema of the contract, with known ids and codes where possible. */
export function valid(schema: z.ZodType, random: SeededRandom, known: Known): unknown {
  return fill(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, random, known, '');
}

const words = ['hello', '', ' ', '🧡'.repeat(20), 'x'.repeat(144), 'x'.repeat(145), '\u202eabc', 'a\u0301'.repeat(9), '\u3164'];

function fill(shape: Shape, random: SeededRandom, known: Known, name: string): unknown {
  if ('const' in shape) return shape.const;
  if (shape.enum) return random.pick(shape.enum);
  if (shape.anyOf) return fill(random.pick(shape.anyOf), random, known, name);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([key]) => shape.required?.includes(key) || random.chance(0.5))
          .map(([key, each]) => [key, fill(each, random, known, key)]),
      );
    case 'array':
      return Array.from({ length: random.integer(Math.min(shape.maxItems ?? 3, 5) + 1) }, () =>
        fill(shape.items ?? {}, random, known, name),
      );
    case 'boolean':
      return random.chance(0.4);
    case 'integer':
    case 'number':
      return random.pick([0, 49, 98, 1_000_000, random.integer(500)]);
    case 'string':
      return text(shape, random, known, name);
    default:
      return null;
  }
}

function text({ format, pattern }: Shape, random: SeededRandom, known: Known, name: string): string {
  if (format === 'uuid') return random.pick([...known.ids, crypto.randomUUID()]);
  if (/code/i.test(name) && known.codes.length > 0 && random.chance(0.9)) return random.pick(known.codes);
  if (pattern) return sample(fc.stringMatching(new RegExp(pattern)), random);
  return name === 'itemId' ? random.pick(known.gifts) : random.pick([...words, `note ${random.id()}`, `note ${random.id()}`]);
}

export function sample<T>(from: fc.Arbitrary<T>, random: SeededRandom): T {
  const [value] = fc.sample(from, { numRuns: 1, seed: random.integer(2 ** 31) });
  return value as T;
}

const hostile: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '\0',
  '\ud800',
  '../../etc/passwd',
  "'; DROP TABLE money.orders; --",
  '%00',
  '1e3',
  ' 1',
  '99999999999999999999',
  'x'.repeat(5_000),
  [],
  {},
  [[[[]]]],
  { $ne: null },
  true,
  '__proto__',
];

const anything = fc.jsonValue({ maxDepth: 3 });

export function hostileValue(random: SeededRandom): unknown {
  return random.chance(0.7) ? random.pick(hostile) : sample(anything, random);
}

/** The value with one part missing, replaced or added. */
export function mutate(value: unknown, random: SeededRandom): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostileValue(random);
  const keys = Object.keys(value);
  const key = keys.length > 0 && random.chance(0.8) ? random.pick(keys) : `extra${random.integer(9)}`;
  if (random.chance(0.25)) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));
  return { ...value, [key]: hostileValue(random) };
}
