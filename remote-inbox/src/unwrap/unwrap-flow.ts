import type { ApiFailure } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';

export interface UnwrapPorts {
  /** Rejects with an error that `failureOf` can read. */
  readonly unwrap: (id: string) => Promise<Valentine>;
  readonly failureOf: (error: unknown) => ApiFailure | null;
  /** Puts the opened item into the inventory. */
  readonly keep: (valentine: Valentine) => void;
}

export type UnwrapOutcome =
  | { readonly kind: 'opened'; readonly valentine: Valentine }
  /** The server's clock says it is too early. */
  | { readonly kind: 'closed'; readonly opensAt: Date }
  | { readonly kind: 'failed' };

/** Opens a received item. Never rejects. */
export async function unwrap(ports: UnwrapPorts, id: string): Promise<UnwrapOutcome> {
  try {
    const valentine = await ports.unwrap(id);
    ports.keep(valentine);
    return { kind: 'opened', valentine };
  } catch (error) {
    const failure = ports.failureOf(error);
    const opensAt = failure?.kind === 'answer' && failure.code === 'not_open_yet' ? failure.opensAt : undefined;
    return opensAt ? { kind: 'closed', opensAt: new Date(opensAt) } : { kind: 'failed' };
  }
}
