import type { ApiFailure } from '@billet/shared-bridge';

/** An error that carries a failure, as the API client throws it. */
export class FailedCall extends Error {
  readonly failure: ApiFailure;
  constructor(failure: ApiFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export const refused = (status: number, code: string, more: { opensAt?: string } = {}) =>
  new FailedCall({ kind: 'answer', status, code, message: code, ...more });
export const offline = () => new FailedCall({ kind: 'network' });
export const failureOf = (error: unknown) => (error instanceof FailedCall ? error.failure : null);
