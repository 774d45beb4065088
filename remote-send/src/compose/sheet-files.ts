import { lazyFile } from '@billet/shared-bridge';

/** Both are of one file: nearly all that one is made of the other is too. */
export const sendSheetFile = lazyFile(() =>
  import(/* webpackChunkName: "writing-sheet" */ '../send/send-sheet.tsx').then(({ SendSheet }) => SendSheet),
);
export const askSheetFile = lazyFile(() =>
  import(/* webpackChunkName: "writing-sheet" */ '../ask/ask-sheet.tsx').then(({ AskSheet }) => AskSheet),
);
