import { SendToFriendView } from './send-to-friend-view.tsx';
import { useFriend } from './use-friend.ts';

/** /send-to-friend: the way to somebody who has no code yet. */
export default function SendToFriendPage() {
  return <SendToFriendView model={useFriend()} />;
}
