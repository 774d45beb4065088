import { lazyFile } from '@billet/shared-bridge';

/** Both sheets share one chunk, because they consist mostly of the same modules. */
export const sendSheetFile = lazyFile(() =>
  import(/* webpackChunkName: "writing-sheet" */ '../send/send-sheet.tsx').then(({ SendSheet }) => SendSheet),
);
export const askSheetFile = lazyFile(() =>
  import(/* webpackChunkName: "writing-sheet" */ '../ask/ask-sheet.tsx').then(({ AskSheet }) => AskSheet),
);
