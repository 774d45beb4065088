import { bridge, Sheet, useSession } from '@billet/shared-bridge';
import { isMessengerLink } from '@billet/shared-domain/rules/links';
import { offeredTasks, rewardOf, type TaskId } from '@billet/shared-domain/rules/tasks';
import { useText } from '@billet/shared-i18n';
import { useEffect, useState } from 'react';
import { wearStatus } from '../share/emoji-status.ts';
import { TasksView } from './tasks-view.tsx';
import { useFinishTask } from './use-finish-task.ts';

const NONE: readonly string[] = [];

/** The tasks in their sheet. What the server can see for itself is asked for when it opens. */
export default function TasksDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { config, messenger, shell } = bridge();
  const done = useSession(({ userData }) => userData.user?.completedTasks ?? NONE);
  const finish = useFinishTask();
  const [busy, setBusy] = useState<TaskId | null>(null);
  const [isChannelOpened, setChannelOpened] = useState(false);
  const tasks = offeredTasks(config);
  useEffect(() => {
    // some messengers close the app for a channel, so its check can't wait for a press
    for (const task of offeredTasks(config)) if (rewardOf(task) > 0) void finish(task);
  }, [config, finish]);

  const waitFor = async (task: TaskId, deed: () => Promise<unknown>) => {
    setBusy(task);
    await deed();
    setBusy(null);
  };
  const joinChannel = () => {
    if (isChannelOpened) return void waitFor('join_channel', () => finish('join_channel'));
    if (isMessengerLink(config.channelLink)) messenger.openMessengerLink(config.channelLink);
    else messenger.openLink(config.channelLink);
    setChannelOpened(true);
  };
  const wear = async () => {
    if (await wearStatus(config.emojiStatusId, { messenger, notify: shell.notify, text })) await finish('emoji_status');
  };
  const deeds: Readonly<Record<TaskId, () => void>> = {
    share_link: () => shell.openDialog('shareMenu', {}),
    share_story: () => shell.openDialog('shareMenu', {}),
    join_channel: joinChannel,
    emoji_status: () => void waitFor('emoji_status', wear),
    invite_3: () => shell.openDialog('shareMenu', {}),
  };

  return (
    <Sheet isOpen onClose={onClose} label={text('share-tasks')}>
      <TasksView tasks={tasks} done={done} isChannelOpened={isChannelOpened} busy={busy} onDo={(task) => deeds[task]()} onClose={onClose} />
    </Sheet>
  );
}
