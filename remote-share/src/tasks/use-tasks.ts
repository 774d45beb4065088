import { bridge, useSession } from '@billet/shared-bridge';
import { offeredTasks, rewardOf, type TaskId } from '@billet/shared-domain/rules/tasks';
import { useText } from '@billet/shared-i18n';
import { useEffect, useState } from 'react';
import { setEmojiStatus } from '../share/set-emoji-status.ts';
import { openChannel } from './open-channel.ts';
import type { TasksModel } from './tasks-view.tsx';
import { useDoneTasks, useFinishTask } from './use-finish-task.ts';

/** Model of the tasks. Tasks that the server can check are reported on mount. */
export function useTasks(): TasksModel {
  const text = useText();
  const { config, shell } = bridge();
  const done = useDoneTasks();
  const invited = useSession(({ userData }) => userData.user?.invited ?? 0);
  const finish = useFinishTask();
  const [busy, setBusy] = useState<TaskId | null>(null);
  const [isChannelOpened, setChannelOpened] = useState(false);
  useEffect(() => {
    // some messengers close the app when they open a channel, so its check cannot wait for a press
    for (const task of offeredTasks(config)) if (rewardOf(task) > 0) void finish(task);
  }, [config, finish]);

  const waitFor = async (task: TaskId, action: () => Promise<unknown>) => {
    setBusy(task);
    await action();
    setBusy(null);
  };
  const joinChannel = () => {
    if (isChannelOpened) return void waitFor('join_channel', () => finish('join_channel'));
    openChannel();
    setChannelOpened(true);
  };
  const share = () => shell.openDialog('shareMenu', {});
  const actions: Readonly<Record<TaskId, () => void>> = {
    share_link: share,
    share_story: share,
    join_channel: joinChannel,
    emoji_status: () => void waitFor('emoji_status', async () => (await setEmojiStatus(text)) && finish('emoji_status')),
    invite_3: share,
  };
  return { tasks: offeredTasks(config), done, invited, isChannelOpened, busy, onAct: (task) => actions[task]() };
}
