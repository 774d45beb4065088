import { lazyFile } from '@billet/shared-bridge';

/** Loaded when the page is idle; from then on gift pictures are animated in all remotes. */
export const livingFile = lazyFile(() =>
  import(/* webpackChunkName: "living" */ './late.ts').then((late) => {
    late.enliven();
    return late;
  }),
);
