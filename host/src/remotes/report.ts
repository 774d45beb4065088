import { bridge } from '@billet/shared-bridge';
import { type FailureEvent, STARTED } from '@billet/shared-domain/rules/failures';
import type { RemoteFailure } from './failure.ts';

let tell: (event: FailureEvent) => void = () => undefined;

/** Whatever is reported from now on is told to the server by this too. */
export function tellBy(beacon: (event: FailureEvent) => void): void {
  tell = beacon;
}

export interface Report {
  /** A remote's name, or `host`. */
  readonly remote: string;
  /** The version that failed. */
  readonly version: string;
  readonly failure: RemoteFailure;
  /** Another version took over, and nobody noticed. */
  readonly isMended?: boolean;
}

/** Every failure of a remote, and of the shell's late files, is told here, once, with the code found out by then (MFE-12). */
export function report({ remote, version, failure, isMended = false }: Report): void {
  const { phase, code, message } = failure;
  bridge().log({ event: 'remote_failed', level: isMended ? 'warn' : 'error', remote, version, phase, code, reason: message, isMended });
  tell({ remote, version, phase, code });
}

/** Failures of a canary mean nothing without how often it, and the active version, began. */
export function reportStart(remote: string, version: string): void {
  tell({ remote, version, phase: 'start', code: STARTED });
}
