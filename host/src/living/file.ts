import { lazyFile } from '@billet/shared-bridge';

/** As it comes when the page has nothing else to do, gifts move from then on, whichever remote shows them. */
export const livingFile = lazyFile(() =>
  import(/* webpackChunkName: "living" */ './late.ts').then((late) => {
    late.enliven();
    return late;
  }),
);
