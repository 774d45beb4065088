/** Where on its way a remote was lost. */
export type Phase = 'entry' | 'start' | 'page' | 'deadline' | 'render';

/** Why a remote could not be shown. `code` says it in one word for logs. */
export class RemoteFailure extends Error {
  readonly phase: Phase;
  readonly code: string;

  constructor(phase: Phase, code: string, cause?: unknown) {
    super(`${phase}: ${code}${cause instanceof Error ? ` (${cause.message})` : ''}`, { cause });
    this.name = 'RemoteFailure';
    this.phase = phase;
    this.code = code;
  }
}
