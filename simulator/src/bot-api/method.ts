import type { World } from '../world/world.ts';

/** A refusal with the wording of the Bot API. */
export class Refusal extends Error {
  readonly code: number;
  /** Seconds until a retry is allowed. */
  readonly retryAfter: number | undefined;

  constructor(code: number, description: string, retryAfter?: number) {
    super(description);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const tooMany = (seconds: number) => new Refusal(429, `Too Many Requests: retry after ${seconds}`, seconds);

export const badRequest = (reason: string) => new Refusal(400, `Bad Request: ${reason}`);

export type Params = Readonly<Record<string, unknown>>;

export interface Call {
  readonly world: World;
  readonly params: Params;
  /** Aborted when the client disconnects or the simulator stops. */
  readonly signal: AbortSignal;
}

/** A method of the Bot API: returns the result, or throws a Refusal. */
export type Method = (call: Call) => unknown;
export type MethodGroup = Readonly<Record<string, Method>>;

/** The text of a parameter. A number is converted to its digits, as in the real API. */
export function textOf(params: Params, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function requiredText(params: Params, name: string): string {
  const text = textOf(params, name);
  if (!text) throw badRequest(`parameter "${name}" is required`);
  return text;
}

export function integerOf(params: Params, name: string, otherwise: number): number {
  const value = Number(params[name] ?? otherwise);
  return Number.isInteger(value) ? value : otherwise;
}

export const isTrue = (params: Params, name: string) => params[name] === true || params[name] === 'true' || params[name] === 'True';

/** An object or array parameter: JSON in JSON bodies, JSON text in forms and queries. */
export function jsonOf(params: Params, name: string): unknown {
  const value = params[name];
  if (typeof value !== 'string' || !value) return value;
  try {
    return JSON.parse(value);
  } catch {
    throw badRequest(`can't parse ${name} JSON object`);
  }
}

export function objectOf(value: unknown): Params | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : null;
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
