import type { Source } from './rows.ts';

/**
 * Texts of the developers' panel. They are not in the catalogues: only developers of the app see them, beside names, versions and reasons
 * that are English too. Elements with these texts set `lang="en"`.
 */
export const words = {
  title: 'Remotes',
  open: 'Remotes',
  close: 'Close',
  loading: 'Loading the kept versions…',
  failed: 'The kept versions did not load.',
  unpin: 'Unpin',
  local: 'Run a remote from a development server',
  remote: 'Remote',
  address: 'Address',
  run: 'Run it',
  reset: 'Reset all',
  pinned: (pins: Readonly<Record<string, string>>) =>
    `Pinned: ${Object.entries(pins)
      .map(([remote, version]) => `${remote} ${version}`)
      .join(', ')}`,
  pin: (version: string) => `Pin ${version}`,
  of: (action: string, remote: string) => `${action} of ${remote}`,
  lastFailure: (failure: string) => `Last failure: ${failure}`,
} as const;

export const sourceWords: Readonly<Record<Source, (origin: string) => string>> = {
  active: () => 'active version of the release',
  canary: () => 'canary',
  previous: () => 'previous version, after a failure of the active one',
  pinned: () => 'pinned in this tab',
  override: (origin) => `development server at ${origin}`,
  other: () => 'version of another release',
};
