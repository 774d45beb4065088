import type { FailureCode, FailurePhase } from '@billet/shared-domain/rules/failures';

/** Why a remote could not be shown. */
export class RemoteFailure extends Error {
  readonly phase: FailurePhase;
  readonly code: FailureCode;
  /** File that failed to load. Until `classifyFailure` has checked the file, `code` is a guess. */
  readonly file: string | null;
  /** Version that failed; null if unknown. */
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

  /** Sets the version that failed. */
  withVersion(version: string): this {
    this.version = version;
    return this;
  }
}
