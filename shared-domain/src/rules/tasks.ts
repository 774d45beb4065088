/** Sharing tasks (TSK-01), in display order. */
export const taskIds = ['share_link', 'share_story', 'join_channel', 'emoji_status', 'invite_3'] as const;
export type TaskId = (typeof taskIds)[number];

/** Reveals earned by a task. Only tasks that the server can verify have a reward. */
export function rewardOf(task: TaskId): number {
  return task === 'join_channel' || task === 'invite_3' ? 1 : 0;
}

/** First visits through a person's link that complete `invite_3`. */
export const INVITES = 3;

/** The tasks that a deployment can offer. */
export function offeredTasks(config: { readonly channelLink: string; readonly emojiStatusId: string }): TaskId[] {
  return taskIds.filter(
    (task) => (task !== 'join_channel' || config.channelLink !== '') && (task !== 'emoji_status' || config.emojiStatusId !== ''),
  );
}
