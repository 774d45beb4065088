import { sampleUser, silence } from '@billet/shared-bridge/testing';
import { expect, test } from '@rstest/core';
import { callsOf, fakePage } from '../testing/fake-page.ts';
import { finishTask } from './finish-task.ts';

const page = (completeTask: () => { success: boolean }) =>
  fakePage({ answers: { completeTask: () => ({ ...completeTask(), user: sampleUser() }), getProfile: () => ({ user: sampleUser() }) } });

test('[TSK-01] a finished task is told once and the profile asked anew', async () => {
  const fake = page(() => ({ success: true }));
  expect(await finishTask('share_link', [])).toBe(true);
  expect(callsOf(fake)).toEqual(['completeTask', 'getProfile']);
  expect(fake.apiCalls[0]).toMatchObject({ input: { body: { taskId: 'share_link' } } });
});

test('[TSK-01] what is done already is not told again', async () => {
  const fake = page(() => ({ success: true }));
  expect(await finishTask('share_link', ['share_link'])).toBe(true);
  expect(callsOf(fake)).toEqual([]);
});

test('[TSK-01] a failure is silent', async () => {
  const failing = page(() => {
    throw silence();
  });
  expect(await finishTask('invite_3', [])).toBe(false);
  expect(failing.notices).toEqual([]);
  expect(failing.logged).toMatchObject([{ event: 'task_unfinished', task: 'invite_3' }]);
  const refused = page(() => ({ success: false }));
  expect(await finishTask('join_channel', [])).toBe(false);
  expect([refused.notices, callsOf(refused)]).toEqual([[], ['completeTask']]);
});
