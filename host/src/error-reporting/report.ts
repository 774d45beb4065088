import { bridge } from '@billet/shared-bridge';
import { type FailureEvent, STARTED } from '@billet/shared-domain/rules/failures';
import type { RemoteFailure } from './failure.ts';

let send: (event: FailureEvent) => void = () => undefined;

/** Sends all later reports to the server by this function. */
export function setReporter(beacon: (event: FailureEvent) => void): void {
  send = beacon;
}

export interface Report {
  /** Name of a remote, or `host`. */
  readonly remote: string;
  /** Version that failed. */
  readonly version: string;
  readonly failure: RemoteFailure;
  /** Another version took over, invisibly to the user. */
  readonly isRecovered?: boolean;
}

/** Reports each failure of a remote and of the shell's lazy files once, with a checked code (MFE-12). */
export function report({ remote, version, failure, isRecovered = false }: Report): void {
  const { phase, code, message } = failure;
  bridge().log({
    event: 'remote_failed',
    level: isRecovered ? 'warn' : 'error',
    remote,
    version,
    phase,
    code,
    reason: message,
    isRecovered,
  });
  send({ remote, version, phase, code });
}

const started = new Set<string>();

/** Counts each version's start once, so that the failures of a canary and of the active version can be compared. */
export function reportStart(remote: string, version: string): void {
  const key = `${remote} ${version}`;
  if (started.has(key)) return;
  started.add(key);
  send({ remote, version, phase: 'start', code: STARTED });
}
