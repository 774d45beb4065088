import { SendToFriendView } from './send-to-friend-view.tsx';
import { useFriend } from './use-friend.ts';

/** /send-to-friend: page for writing to a person without a code. */
export default function SendToFriendPage() {
  return <SendToFriendView model={useFriend()} />;
}
