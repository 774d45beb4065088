import { sampleUser, silence } from '@billet/shared-bridge/testing';
import { expect, test } from '@rstest/core';
import { callsOf, fakePage } from '../testing/fake-page.ts';
import { finishTask } from './finish-task.ts';

const page = (completeTask: () => { success: boolean }) =>
  fakePage({ answers: { completeTask: () => ({ ...completeTask(), user: sampleUser() }), getProfile: () => ({ user: sampleUser() }) } });

test('[TSK-01] a finished task is reported once, and the profile is reloaded', async () => {
  const fake = page(() => ({ success: true }));
  expect(await finishTask('share_link', [])).toBe(true);
  expect(callsOf(fake)).toEqual(['completeTask', 'getProfile']);
  expect(fake.apiCalls[0]).toMatchObject({ input: { body: { taskId: 'share_link' } } });
});

test('[TSK-01] a task that is already done is not reported again', async () => {
  const fake = page(() => ({ success: true }));
  expect(await finishTask('share_link', ['share_link'])).toBe(true);
  expect(callsOf(fake)).toEqual([]);
});

test('[TSK-01] a failed report shows no notice', async () => {
  const failing = page(() => {
    throw silence();
  });
  expect(await finishTask('invite_3', [])).toBe(false);
  expect(failing.notices).toEqual([]);
  expect(failing.logged).toMatchObject([{ event: 'task_report_failed', task: 'invite_3' }]);
  const refused = page(() => ({ success: false }));
  expect(await finishTask('join_channel', [])).toBe(false);
  expect([refused.notices, callsOf(refused)]).toEqual([[], ['completeTask']]);
});
