import type { FrontDoor } from '@billet/shared-bridge';

/** All that this remote offers, by name. */
const frontDoor: FrontDoor = {
  pages: {
    Send: () => import(/* webpackChunkName: "Send" */ './send/send-page.tsx'),
    Ask: () => import(/* webpackChunkName: "Ask" */ './ask/ask-page.tsx'),
    SendToFriend: () => import(/* webpackChunkName: "SendToFriend" */ './send-to-friend/send-to-friend-page.tsx'),
  },
  dialogs: {
    publicList: () => import(/* webpackChunkName: "publicList" */ './public-list/public-list-dialog.tsx'),
  },
};

export default frontDoor;
