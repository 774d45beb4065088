import { bridge, isApiError, Sheet, useLayer, useSession } from '@billet/shared-bridge';
import type { TaskId } from '@billet/shared-domain/rules/tasks';
import { useText } from '@billet/shared-i18n';
import { useState } from 'react';
import { AgeView } from '../age/age-view.tsx';
import { useAge } from '../age/use-age.ts';
import { copyLink } from '../own-link/copy-link.ts';
import { useOwnLink } from '../own-link/use-own-link.ts';
import { type StoryKind, shareStory } from '../story/share-story.ts';
import { StoryTutorial } from '../story/story-tutorial.tsx';
import { useFinishTask } from '../tasks/use-finish-task.ts';
import { ShareMenuView } from './share-menu-view.tsx';
import { shareToChat } from './share-to-chat.ts';

/** The share menu in its sheet, with the tutorial of a story as its second step. */
export default function ShareMenuDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [story, setStory] = useState<StoryKind | null>(null);
  const [isBusy, setBusy] = useState(false);
  const age = useAge();
  const finish = useFinishTask();
  const { link, mode, ports } = useSharing();
  useLayer(story !== null, () => setStory(null));

  const act = async (task: TaskId, share: (link: string) => Promise<boolean>) => {
    if (link === null) ports.notify({ message: text('share-error'), type: 'error' });
    else if (await share(link)) void finish(task);
  };
  const leaving = (share: (link: string) => Promise<boolean>) => () => {
    onClose();
    void act('share_link', share);
  };
  const post = async (kind: StoryKind) => {
    setBusy(true);
    await act('share_story', (own) => shareStory(kind, own, text(`share-text-${mode}`), ports));
    setBusy(false);
    onClose();
  };

  if (age.isConfirmed === null) return null;
  return (
    <Sheet isOpen onClose={onClose} label={text('share-menu')}>
      {!age.isConfirmed ? (
        <AgeView onConfirm={age.confirm} onClose={onClose} />
      ) : story === null ? (
        <ShareMenuView
          mode={mode}
          link={link}
          onStory={setStory}
          onChat={leaving((own) => shareToChat(own, text(`share-text-${mode}`), ports))}
          onCopy={leaving((own) => copyLink(own, ports))}
          onClose={onClose}
        />
      ) : (
        <StoryTutorial
          kind={story}
          mode={mode}
          isBusy={isBusy}
          onPost={() => void post(story)}
          onBack={() => setStory(null)}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

/** What the ways of sharing need from outside. */
function useSharing() {
  const text = useText();
  const { api, messenger, shell } = bridge();
  const link = useOwnLink();
  const { mode, code } = useSession((state) => ({ mode: state.mode.mode, code: state.userData.user?.valentineCode ?? '' }));
  const ports = {
    messenger,
    notify: shell.notify,
    text,
    prepare: () => orNull(api.call('prepareShareMessage', { body: { mode } }).then(({ id }) => id)),
    picture: () => orNull(api.call('getShareImage', { params: { id: code }, query: { type: 'story', mode } }).then(({ url }) => url)),
  };
  return { link, mode, ports };
}

/** A failed call leaves a way without what it asked for; the way then says so itself. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (thrown) {
    if (!isApiError(thrown)) throw thrown;
    return null;
  }
}
