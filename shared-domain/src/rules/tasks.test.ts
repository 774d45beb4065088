import { expect, test } from '@rstest/core';
import { INVITES, offeredTasks, rewardOf, taskIds } from './tasks.ts';

test('[TSK-01] only tasks that the server can verify earn a reveal', () => {
  expect(taskIds.map((task) => [task, rewardOf(task)])).toEqual([
    ['share_link', 0],
    ['share_story', 0],
    ['join_channel', 1],
    ['emoji_status', 0],
    ['invite_3', 1],
  ]);
  expect(INVITES).toBe(3);
});

test('[TSK-01] the channel and emoji status tasks are offered only if the deployment has them', () => {
  const without = ['share_link', 'share_story', 'invite_3'];
  expect(offeredTasks({ channelLink: '', emojiStatusId: '' })).toEqual(without);
  expect(offeredTasks({ channelLink: 'https://t.me/c', emojiStatusId: '' })).toEqual([
    'share_link',
    'share_story',
    'join_channel',
    'invite_3',
  ]);
  expect(offeredTasks({ channelLink: '', emojiStatusId: '1' })).toEqual(['share_link', 'share_story', 'emoji_status', 'invite_3']);
  expect(offeredTasks({ channelLink: 'https://t.me/c', emojiStatusId: '1' })).toEqual([...taskIds]);
});
