import { lazyFile } from '@billet/shared-bridge';

/** Loaded when the page is idle; from then on gift pictures are animated in all remotes. */
export const idleChunk = lazyFile(() =>
  import(/* webpackChunkName: "idle" */ './idle-chunk-entry.ts').then((code) => {
    code.startAnimations();
    return code;
  }),
);
