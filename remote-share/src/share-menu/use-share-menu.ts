import { bridge, useSession } from '@billet/shared-bridge';
import type { TaskId } from '@billet/shared-domain/rules/tasks';
import { useText } from '@billet/shared-i18n';
import { useEffect, useRef, useState } from 'react';
import { copyLink } from '../own-link/copy-link.ts';
import { type OwnLink, useOwnLink } from '../own-link/use-own-link.ts';
import { type StoryKind, shareStory } from '../story/share-story.ts';
import type { StoryModel } from '../story/story-tutorial.tsx';
import { useFinishTask } from '../tasks/use-finish-task.ts';
import type { ShareMenuModel } from './share-menu-view.tsx';
import { useChatShare } from './use-chat-share.ts';

export interface ShareMenu {
  readonly menu: ShareMenuModel;
  /** The tutorial of a kind of story, whose last step posts it. */
  readonly story: (kind: StoryKind) => StoryModel;
}

/** The ways to share one's link. Each closes the sheet: a chat and a story when it is known how they went. */
export function useShareMenu(openStory: (kind: StoryKind) => void, onClose: () => void): ShareMenu {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const mode = useSession((state) => state.mode.mode);
  const own = useOwnLink();
  const chat = useChatShare(onClose);
  const finish = useFinishTask();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const act = async (task: TaskId, share: (own: OwnLink) => Promise<boolean>) => {
    if (own === null) bridge().shell.notify({ message: text('share-error'), type: 'error' });
    else if (await share(own)) void finish(task);
  };
  const leaveAnd = (share: (own: OwnLink) => Promise<boolean>) => () => {
    onClose();
    void act('share_link', share);
  };
  const post = async (kind: StoryKind) => {
    setBusy(true);
    await act('share_story', (known) => shareStory(kind, known, text, () => isHere.current));
    setBusy(false);
    onClose();
  };
  return {
    menu: {
      mode,
      link: own?.link ?? null,
      onStory: openStory,
      chat: chat.phase,
      onChat: () => void act('share_link', chat.share),
      onCopy: leaveAnd(({ link }) => copyLink(link, text)),
    },
    story: (kind) => ({ kind, mode, isBusy, onPost: () => void post(kind) }),
  };
}
