import { lazyFile } from '@billet/shared-bridge';

export const sendSheetFile = lazyFile(() =>
  import(/* webpackChunkName: "send-sheet" */ '../send/send-sheet.tsx').then(({ SendSheet }) => SendSheet),
);
export const askSheetFile = lazyFile(() =>
  import(/* webpackChunkName: "ask-sheet" */ '../ask/ask-sheet.tsx').then(({ AskSheet }) => AskSheet),
);
