import type { z } from 'zod';
import { accountCalls } from './account.ts';
import type { CallName } from './calls.ts';
import { inventoryCalls } from './inventory.ts';
import { itemsCalls } from './items.ts';
import { leaderboardsCalls } from './leaderboards.ts';
import { ordersCalls } from './orders.ts';
import { profileCalls } from './profile.ts';
import { revealCalls } from './reveal.ts';
import { safetyCalls } from './safety.ts';
import { sentCalls } from './sent.ts';
import { sharingCalls } from './sharing.ts';
import { tasksCalls } from './tasks.ts';

interface CallSchemas {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
}

/** The schemas of every call with a JSON answer, by its name in `calls`. */
export const schemas = {
  ...accountCalls,
  ...profileCalls,
  ...itemsCalls,
  ...inventoryCalls,
  ...ordersCalls,
  ...revealCalls,
  ...leaderboardsCalls,
  ...sentCalls,
  ...sharingCalls,
  ...tasksCalls,
  ...safetyCalls,
} satisfies Record<Exclude<CallName, 'listenToEvents'>, CallSchemas>;

type Schemas = typeof schemas;
export type JsonCallName = keyof Schemas;
type Part<N extends JsonCallName, P extends string> = Schemas[N] extends Record<P, infer S extends z.ZodType> ? z.input<S> : undefined;

export type Answer<N extends JsonCallName> = z.output<Schemas[N]['answer']>;
export type Params<N extends JsonCallName> = Part<N, 'params'>;
/** Query parameters as a caller passes them; numbers may be passed as numbers. */
export type Query<N extends JsonCallName> = Part<N, 'query'>;
export type Body<N extends JsonCallName> = Part<N, 'body'>;
