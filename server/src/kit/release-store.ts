import { openStore, type Store } from '@billet/release/store';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** The store of the releases that this server serves. Throws StartError if the settings of a bucket are invalid. */
export function releaseStore({ releaseFolder, releaseBucket }: Pick<Config, 'releaseFolder' | 'releaseBucket'>): Store {
  try {
    return openStore(releaseBucket ?? { RELEASE_STORE: releaseFolder });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}
