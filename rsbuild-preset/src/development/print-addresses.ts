import type { RsbuildPlugin } from '@rsbuild/core';
import { appUrl, originOf } from './origins.ts';

/** Prints the addresses of a remote in development: standalone, and in a released app (MFE-08). */
export function printAddresses(remote: string): RsbuildPlugin {
  return {
    name: 'billet:tell-addresses',
    setup(api) {
      api.onAfterStartDevServer(() => {
        const origin = originOf(remote);
        const param = `override-${remote}-${Buffer.from(origin).toString('base64url')}`;
        console.log(`billet: ${remote} alone: ${origin} (its states: ${origin}/gallery)`);
        console.log(
          `billet: ${remote} in the released app: ${appUrl()}/?override=${remote}@${origin}, in the messenger ?startapp=${param}`,
        );
        console.log(`billet: panel of all remotes of that app: ${appUrl()}/?override=panel`);
      });
    },
  };
}
