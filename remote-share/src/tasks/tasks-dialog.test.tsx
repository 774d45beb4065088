import { preloadSheets, sampleUser, silence } from '@billet/shared-bridge/testing';
import type { Answer } from '@billet/shared-domain/contract';
import { InEnglish, press } from '@billet/shared-i18n/testing';
import { beforeAll, expect, test } from '@rstest/core';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { fakePage, type PageParts } from '../testing/fake-page.ts';
import TasksDialog from './tasks-dialog.tsx';

beforeAll(preloadSheets);

const completedTasks = ({ apiCalls }: ReturnType<typeof fakePage>) =>
  apiCalls.filter(({ name }) => name === 'completeTask').map(({ input }) => (input as { body: { taskId: string } }).body.taskId);

async function open(parts: PageParts = {}, isDone: (task: string) => boolean = () => false) {
  const completeTask = ({ body }: { body: { taskId: string } }): Answer<'completeTask'> => ({
    success: isDone(body.taskId),
    user: sampleUser(),
  });
  const fake = fakePage({ ...parts, answers: { completeTask, getProfile: () => ({ user: sampleUser() }), ...parts.answers } });
  await act(async () => void render(<TasksDialog onClose={() => {}} />, { wrapper: InEnglish }));
  await screen.findByRole('heading', { name: 'Earn free reveals' });
  return fake;
}
const tasks = () =>
  within(screen.getByRole('list', { name: 'Earn free reveals' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('[TSK-01] all five tasks are listed in order with their rewards', async () => {
  await open();
  expect(tasks()).toEqual([
    'Share your linkShare',
    'Post a storyPost',
    'Join our channel+1 free revealOpen',
    'Add our badgeAdd',
    'Invite three friends+1 free reveal0 of 3 have joined. Counted once a day.Invite',
  ]);
});

test('[TSK-01] the invite task shows how many of the three people have joined, counted daily', async () => {
  await open({ user: { invited: 2 } });
  expect(tasks().at(-1)).toContain('2 of 3 have joined. Counted once a day.');
});

test('[TSK-01] tasks that the deployment does not support are not offered', async () => {
  await open({ config: { channelLink: '', emojiStatusId: '' } });
  expect(tasks()).toHaveLength(3);
});

test('[TSK-01] tasks that the server can check are reported when the sheet opens, unless they are done', async () => {
  expect(completedTasks(await open())).toEqual(['join_channel', 'invite_3']);
  cleanup();
  expect(completedTasks(await open({ user: { completedTasks: ['join_channel'] } }))).toEqual(['invite_3']);
});

test('[TSK-01] a finished task counts and has no button', async () => {
  await open({ user: { completedTasks: ['share_link', 'join_channel'] } });
  expect(screen.getByRole('progressbar', { name: '2 of 5 done' })).toBeTruthy();
  expect(tasks()[0]).toBe('Share your linkDone');
  expect(screen.queryByRole('button', { name: 'Share: Share your link' })).toBe(null);
});

test.each(['Share: Share your link', 'Post: Post a story', 'Invite: Invite three friends'])(
  '[TSK-01] %s opens the share menu',
  async (name) => {
    const { openedDialogs } = await open();
    await press('button', name);
    expect(openedDialogs).toEqual([{ name: 'shareMenu', props: {} }]);
  },
);

test('[TSK-01] the first press opens the channel, and the next one checks whether the user has joined', async () => {
  const fake = await open();
  await press('button', 'Open: Join our channel');
  expect(fake.messengerCalls).toEqual([['openMessengerLink', 'https://t.me/billet_news']]);
  expect(completedTasks(fake)).toEqual(['join_channel', 'invite_3']);
  await press('button', 'Check: Join our channel');
  expect(completedTasks(fake)).toEqual(['join_channel', 'invite_3', 'join_channel']);
  expect(fake.messengerCalls).toHaveLength(1);
});

test('[TSK-01] a status that was set is reported, a declined one is not', async () => {
  const withStatus = await open({}, () => true);
  await press('button', 'Add: Add our badge');
  expect(completedTasks(withStatus)).toContain('emoji_status');
  cleanup();
  const declined = await open({ messenger: { setEmojiStatus: async () => ({ ok: false, reason: 'declined' }) } });
  await press('button', 'Add: Add our badge');
  expect(completedTasks(declined)).not.toContain('emoji_status');
});

test('[TSK-01][ERR-05] a failed check shows no notice and can be repeated', async () => {
  const fake = await open({ answers: { completeTask: () => Promise.reject(silence()) } });
  await press('button', 'Open: Join our channel');
  await press('button', 'Check: Join our channel');
  expect(fake.notices).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check: Join our channel' }).disabled).toBe(false);
});
