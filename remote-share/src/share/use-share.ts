import { bridge, changeMode, notifyFailure, shareAtAge, useNavigate, useNow, usePause, useSession } from '@billet/shared-bridge';
import { offeredTasks } from '@billet/shared-domain/rules/tasks';
import { useLanguage, useText } from '@billet/shared-i18n';
import { useEffect } from 'react';
import { loadAge } from '../age/age-confirmation.ts';
import { copyLink } from '../own-link/copy-link.ts';
import { useOwnLink } from '../own-link/use-own-link.ts';
import { openChannel } from '../tasks/open-channel.ts';
import { useFinishTask } from '../tasks/use-finish-task.ts';
import { countdownText } from './countdown.ts';
import { setEmojiStatus } from './set-emoji-status.ts';
import type { ShareModel } from './share-view.tsx';

/** Interval of the countdown in milliseconds. */
const MINUTE = 60_000;

/** Model of the share page. */
export function useShare(): ShareModel {
  const text = useText();
  const navigate = useNavigate();
  const { locale } = useLanguage();
  const finish = useFinishTask();
  const now = useNow(MINUTE);
  const link = useOwnLink()?.link ?? null;
  const { mode, isLoading, user } = useSession((state) => ({
    mode: state.mode.mode,
    isLoading: state.mode.modeLoading,
    user: state.userData.user,
  }));
  const { config, messenger, shell } = bridge();
  const offered = offeredTasks(config);
  const pause = usePause(
    () => shell.notify({ message: text('share-resumed'), type: 'success' }),
    (thrown) => notifyFailure(text, thrown, 'share-safety-error'),
  );
  useEffect(() => {
    // read in advance: the clipboard accepts a write only right after the tap, and a sheet must open with its final height
    void loadAge();
  }, []);
  const isRussian = locale === 'ru';
  const succeed = () => messenger.haptic({ kind: 'notification', type: 'success' });

  return {
    mode,
    isLoading,
    firstName: user?.telegram.firstName ?? '',
    photoUrl: user?.telegram.photoUrl ?? null,
    countdown: countdownText(now, text),
    rank: user?.categoryRank ?? null,
    link,
    tasks: user && { finished: offered.filter((task) => user.completedTasks.includes(task)).length, total: offered.length },
    onMode: (next) => {
      messenger.haptic({ kind: 'selection' });
      void changeMode(next);
    },
    onOpen: (name) => shell.openDialog(name, {}),
    onShare: () => {
      succeed();
      shell.openDialog('shareMenu', {});
    },
    onSend: () => {
      succeed();
      navigate('/send-to-friend');
    },
    pause,
    onCopy: () => link !== null && void shareAtAge(() => void copyLink(link, text).then((isDone) => isDone && finish('share_link'))),
    onChannel: isRussian && config.channelLink !== '' ? openChannel : null,
    onStatus:
      isRussian && config.emojiStatusId !== '' ? () => void setEmojiStatus(text).then((isDone) => isDone && finish('emoji_status')) : null,
  };
}
