import type { ExposedBy } from '@billet/shared-bridge';
import type { manifest } from './manifest.ts';

/** Modules that the manifest names. */
const exposed: ExposedBy<typeof manifest> = {
  pages: {
    Send: () => import(/* webpackChunkName: "Send" */ './send/send-page.tsx'),
    Ask: () => import(/* webpackChunkName: "Ask" */ './ask/ask-page.tsx'),
    SendToFriend: () => import(/* webpackChunkName: "SendToFriend" */ './send-to-friend/send-to-friend-page.tsx'),
  },
  dialogs: {
    publicList: () => import(/* webpackChunkName: "publicList" */ './public-list/public-list-dialog.tsx'),
    wishes: () => import(/* webpackChunkName: "wishes" */ './wishes/wishes-dialog.tsx'),
  },
};

export default exposed;
