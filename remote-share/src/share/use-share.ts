import { bridge, changeMode, useNavigate, useNow, useSession } from '@billet/shared-bridge';
import { isMessengerLink } from '@billet/shared-domain/rules/links';
import { offeredTasks } from '@billet/shared-domain/rules/tasks';
import { useLanguage, useText } from '@billet/shared-i18n';
import { copyLink } from '../own-link/copy-link.ts';
import { useOwnLink } from '../own-link/use-own-link.ts';
import { useFinishTask } from '../tasks/use-finish-task.ts';
import { countdownText } from './countdown.ts';
import { wearStatus } from './emoji-status.ts';
import type { ShareViewProps } from './share-view.tsx';

/** How often the countdown looks at the clock, in milliseconds. */
const MINUTE = 60_000;

/** What the share page shows and does. */
export function useShare(): ShareViewProps {
  const text = useText();
  const navigate = useNavigate();
  const { locale } = useLanguage();
  const finish = useFinishTask();
  const now = useNow(MINUTE);
  const link = useOwnLink();
  const { mode, isLoading, telegram, rank, completed } = useSession((state) => ({
    mode: state.mode.mode,
    isLoading: state.mode.modeLoading,
    telegram: state.userData.user?.telegram ?? null,
    rank: state.userData.user?.categoryRank ?? null,
    completed: state.userData.user?.completedTasks ?? null,
  }));
  const { config, messenger, shell } = bridge();
  const ports = { messenger, notify: shell.notify, text };
  const offered = offeredTasks(config);
  const isRussian = locale === 'ru';
  const succeed = () => messenger.haptic({ kind: 'notification', type: 'success' });

  return {
    mode,
    isLoading,
    firstName: telegram?.firstName ?? '',
    photoUrl: telegram?.photoUrl ?? null,
    countdown: countdownText(now, text),
    rank,
    link,
    tasks: completed && { finished: offered.filter((task) => completed.includes(task)).length, total: offered.length },
    onTasks: () => shell.openDialog('tasks', {}),
    onRank: () => shell.openDialog('leaderboard', {}),
    onMode: (next) => {
      messenger.haptic({ kind: 'selection' });
      void changeMode(next);
    },
    onSettings: () => shell.openDialog('settings', {}),
    onShare: () => {
      succeed();
      shell.openDialog('shareMenu', {});
    },
    onSend: () => {
      succeed();
      navigate('/send-to-friend');
    },
    onCopy: () => link !== null && void copyLink(link, ports).then((isDone) => isDone && finish('share_link')),
    onChannel:
      isRussian && config.channelLink !== ''
        ? () =>
            isMessengerLink(config.channelLink) ? messenger.openMessengerLink(config.channelLink) : messenger.openLink(config.channelLink)
        : null,
    onStatus:
      isRussian && config.emojiStatusId !== ''
        ? () => void wearStatus(config.emojiStatusId, ports).then((isDone) => isDone && finish('emoji_status'))
        : null,
  };
}
