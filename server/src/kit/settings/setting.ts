import type { z } from 'zod';

/** One environment variable: what it may be, what holds without it in words, and what it means. */
export interface Setting {
  readonly schema: z.ZodType;
  readonly default: string;
  readonly meaning: string;
}

export const setting = <S extends z.ZodType>(schema: S, fallback: string, meaning: string) => ({ schema, default: fallback, meaning });
