import { failureCodes, HOST, phases, STARTED } from '@billet/shared-domain/rules/failures';
import { canaryId, type ReleaseFacts, type RemoteFacts } from '../../kit/release.ts';

/** The dimensions of a counter. */
export interface Counter {
  readonly remote: string;
  readonly version: string;
  readonly phase: string;
  readonly code: string;
}

/** Replaces names that are not in the release, since a forger may send any number of them. */
export const OTHER = 'other';

export const keyOf = ({ remote, version, phase, code }: Counter): string => JSON.stringify([remote, version, phase, code]);

export interface MappedEvent {
  readonly counter: Counter;
  /** Whether the version is served now: the active one, or a canary. */
  readonly isCurrent: boolean;
  /** The remote's canary: see `canaryId`. */
  readonly canary: string | null;
  readonly isCanaryFailure: boolean;
}

/** Maps an event to its counter. Null for a start while the remote has no canary. */
export function mapToCounter(release: ReleaseFacts | null, { remote, version, phase, code }: Counter): MappedEvent | null {
  const state = stateOf(release, remote);
  const canary = state?.canary;
  const isCanary = canary?.release.version === version;
  const isCurrent = isCanary || state?.active.version === version;
  if (code === STARTED && !(canary && isCurrent)) return null;
  const isKnown = isCurrent || state?.previous.some((each) => each.version === version) || state?.withdrawn.includes(version);
  return {
    counter: {
      remote: state ? remote : OTHER,
      version: isKnown ? version : OTHER,
      phase: among(phases, phase),
      code: code === STARTED ? code : among(failureCodes, code),
    },
    isCurrent,
    canary: canary ? canaryId(canary) : null,
    isCanaryFailure: isCanary && code !== STARTED,
  };
}

/** A newer page may send words that this server does not know. */
const among = (known: readonly string[], word: string) => (known.includes(word) ? word : OTHER);

function stateOf(release: ReleaseFacts | null, remote: string): RemoteFacts | undefined {
  if (remote === HOST) return release?.shell;
  return release && Object.hasOwn(release.remotes, remote) ? release.remotes[remote] : undefined;
}
