import { bridge } from '@billet/shared-bridge';
import type { Mode } from '@billet/shared-domain/contract';
import { LOOKS, type Look } from '@billet/shared-domain/rules/looks';
import type { TaskId } from '@billet/shared-domain/rules/tasks';
import { useText } from '@billet/shared-i18n';
import { useEffect, useRef, useState } from 'react';
import { copyLink } from '../own-link/copy-link.ts';
import { type OwnLink, useOwnLink } from '../own-link/use-own-link.ts';
import { useChatShare } from '../share-menu/use-chat-share.ts';
import { type ShareTarget, sharePoster } from '../story/share-poster.ts';
import type { StoryModel } from '../story/story-tutorial.tsx';
import { useFinishTask } from '../tasks/use-finish-task.ts';
import type { PosterModel } from './poster-model.ts';
import { storedLook, storeLook } from './stored-look.ts';
import { usePosters } from './use-posters.ts';

/** Content to share: the user's link, their answer to a note, or the reveal of its sender. */
export interface PosterSubject {
  /** Null: the link. */
  readonly noteId: string | null;
  readonly mode: Mode;
  readonly of?: 'answer' | 'reveal' | undefined;
  /** URL of the picture in the first look, if known. */
  readonly imageUrl?: string | undefined;
}

export interface PosterCallbacks {
  /** Opens the tutorial. */
  readonly onShowInstructions: () => void;
  /** Whether the user has closed the sheet, which may still play its closing animation. */
  readonly hasLeft: () => boolean;
  readonly onClose: () => void;
}

export interface PosterSheetModel {
  readonly poster: PosterModel;
  /** Story tutorial; its last step posts the story. */
  readonly story: StoryModel;
}

/** Posters and the actions that share them. An action closes the sheet when it has succeeded, except saving the picture. */
export function usePosterSheet(
  { noteId, mode, of = 'answer', imageUrl }: PosterSubject,
  isWaiting: boolean,
  { onShowInstructions, hasLeft, onClose }: PosterCallbacks,
): PosterSheetModel {
  const text = useText();
  const own = useOwnLink(mode);
  const [look, setLook] = useState(storedLook);
  const posters = usePosters({ id: noteId ?? own?.code ?? null, mode, of }, look, isWaiting);
  const chat = useChatShare(hasLeft, onClose);
  const finish = useFinishTask();
  const [busy, setBusy] = useState<ShareTarget | null>(null);
  const isSharing = useRef(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** `task` is null if the action does not count as sharing. */
  const shareOwnLink = async (task: TaskId | null, share: (own: OwnLink) => Promise<boolean>) => {
    if (own === null) bridge().shell.notify({ message: text('share-error'), type: 'error' });
    const isDone = own !== null && (await share(own));
    if (isDone && task !== null) void finish(task);
    return isDone;
  };
  const shareBy = async (target: ShareTarget) => {
    if (isSharing.current) return;
    isSharing.current = true;
    setBusy(target);
    const isOpen = () => isMounted.current && !hasLeft();
    const poster = { address: () => addressOf(look), isAnswer: noteId !== null };
    const isDone = await shareOwnLink(target === 'save' ? null : 'share_story', (ownLink) =>
      sharePoster(target, { ...poster, own: ownLink }, text, isOpen),
    );
    isSharing.current = false;
    setBusy(null);
    if (isDone && target !== 'save' && isOpen()) onClose();
  };
  // URLs expire after a day, so the URL stored with the answer is only the fallback
  const addressOf = async (which: Look) => (await posters.addressOf(which)) ?? (which === LOOKS[0] && imageUrl ? imageUrl : null);
  const choose = (next: Look) => {
    if (next === look) return;
    bridge().messenger.haptic({ kind: 'selection' });
    setLook(next);
    storeLook(next);
  };
  return {
    poster: {
      subject: noteId === null ? 'link' : of,
      mode,
      link: own,
      look,
      posters: posters.all,
      onLook: choose,
      onDrawn: posters.onDrawn,
      onFailed: posters.onFailed,
      onRetry: posters.retry,
      busy,
      chat: chat.phase,
      onStory: () => void shareBy('story'),
      onChat: () => void shareOwnLink('share_link', chat.share),
      onSendPhoto: () => void shareBy('photo'),
      onSave: () => void shareBy('save'),
      onCopy: () => {
        onClose();
        void shareOwnLink('share_link', ({ link }) => copyLink(link, text));
      },
      onShowInstructions,
    },
    story: { isBusy: busy === 'story', onPost: () => void shareBy('story') },
  };
}
