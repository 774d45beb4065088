import type { FrontDoor } from '@billet/shared-bridge';

/** All that this remote offers, by name. */
const frontDoor: FrontDoor = {
  pages: {
    Send: () => import(/* webpackChunkName: "Send" */ './send/SendPage.tsx'),
    Ask: () => import(/* webpackChunkName: "Ask" */ './ask/AskPage.tsx'),
    SendToFriend: () => import(/* webpackChunkName: "SendToFriend" */ './send-to-friend/SendToFriendPage.tsx'),
  },
  dialogs: {
    publicList: () => import(/* webpackChunkName: "publicList" */ './public-list/PublicListDialog.tsx'),
  },
};

export default frontDoor;
