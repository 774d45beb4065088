/** A contract with remotes: the version of shared-bridge and the text of its reports. */
export interface Contract {
  readonly version: string;
  readonly reports: string;
}

export interface Contracts {
  readonly sources: Contract;
  /** The reports in shared-bridge/etc. */
  readonly recorded: string;
  /** The contract of the last commit. Null without git, or if the commit has no reports. */
  readonly committed: Contract | null;
}

/** Comments describe types, and API Extractor marks types that have none. */
const withoutComments = (reports: string) =>
  reports
    .replaceAll(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** `raise`: the contract changed since the last commit and needs another version. `record`: only the reports are outdated. */
export function classifyChange({ sources, recorded, committed }: Contracts): 'same' | 'raise' | 'record' {
  const isOtherContract = committed !== null && withoutComments(sources.reports) !== withoutComments(committed.reports);
  if (isOtherContract && sources.version === committed.version) return 'raise';
  return sources.reports === recorded ? 'same' : 'record';
}
