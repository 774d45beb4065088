import { type Column, type SQL, sql } from 'drizzle-orm';

type Element = string | number | Uint8Array;

/** `column IN (…)` with the whole list as one parameter. The statement is the same for every length, so that it is prepared once. */
export function anyOf<C extends Column>(column: C, values: readonly (C['_']['data'] & Element)[]): SQL {
  return sql`${column} = ANY (${arrayOf(values, column.getSQLType())})`;
}

/** A list as one parameter. `type`: SQL type of its elements. */
export function arrayOf(values: readonly Element[], type: string): SQL {
  return sql`${sql.param(listOf(values))}::${sql.raw(type)}[]`;
}

/** The text form of the list parameter. */
export function listOf(values: readonly Element[]): string {
  return `{${values.map(literal).join(',')}}`;
}

function literal(value: Element): string {
  if (value instanceof Uint8Array) return `"\\\\x${Buffer.from(value).toString('hex')}"`;
  return typeof value === 'number' ? String(value) : `"${value.replace(/["\\]/g, '\\$&')}"`;
}
