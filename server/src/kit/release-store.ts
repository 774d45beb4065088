import { openStore, type Store } from '@billet/release/store';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** Where the releases are that this server serves. Throws StartError where the settings of a bucket don't do. */
export function releaseStore({ releaseFolder, releaseBucket }: Pick<Config, 'releaseFolder' | 'releaseBucket'>): Store {
  try {
    return openStore(releaseBucket ?? { RELEASE_STORE: releaseFolder });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
