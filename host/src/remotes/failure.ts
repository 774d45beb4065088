import type { FailureCode, FailurePhase } from '@billet/shared-domain/rules/failures';

/** Why a remote could not be shown. */
export class RemoteFailure extends Error {
  readonly phase: FailurePhase;
  readonly code: FailureCode;
  /** The file that didn't come: until somebody has looked at it (`judge`), the code is only likely. */
  readonly file: string | null;
  /** The version it was of; null where it was none. */
  version: string | null = null;

  constructor(
    phase: FailurePhase,
    code: FailureCode,
    { cause, file = null }: { readonly cause?: unknown; readonly file?: string | null } = {},
  ) {
    super(`${phase}: ${code}${cause instanceof Error ? ` (${cause.message})` : ''}`, { cause });
    this.name = 'RemoteFailure';
    this.phase = phase;
    this.code = code;
    this.file = file;
  }

  /** Says which version it was of. */
  of(version: string): this {
    this.version = version;
    return this;
  }
}
