import type { z } from 'zod';

/** One environment variable: its schema, its default as text, and its meaning. */
export interface Setting {
  readonly schema: z.ZodType;
  readonly default: string;
  readonly meaning: string;
}

export const setting = <S extends z.ZodType>(schema: S, fallback: string, meaning: string) => ({ schema, default: fallback, meaning });
