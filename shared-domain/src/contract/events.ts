import { z } from 'zod';
import { inventoryCountSchema } from './inventory.ts';

/**
 * A change event says what changed, never who caused it. `inventory` contains the new counts; on `order` and `profile` the page requests
 * the new state.
 */
export const liveEventSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('inventory'), count: inventoryCountSchema }),
    z.object({ kind: z.literal('order') }),
    z.object({ kind: z.literal('profile') }),
  ])
  .meta({ id: 'LiveEvent' });

export type LiveEvent = z.infer<typeof liveEventSchema>;
