import { fakeBridge } from '@billet/shared-bridge/testing';
import type { Answer } from '@billet/shared-domain/contract';
import { expect, test } from '@rstest/core';
import { finishTask } from './finish-task.ts';

function portsOf(answer: () => Pick<Answer<'completeTask'>, 'success'>, done: readonly string[] = []) {
  let refreshed = 0;
  const { bridge, apiCalls, logged, notices } = fakeBridge({ answers: { completeTask: () => answer() as Answer<'completeTask'> } });
  const refresh = async () => void refreshed++;
  return { ports: { api: bridge.api, log: bridge.log, done: () => done, refresh }, apiCalls, logged, notices, refreshed: () => refreshed };
}

test('[TSK-01] a finished task is told once and the profile asked anew', async () => {
  const { ports, apiCalls, refreshed } = portsOf(() => ({ success: true }));
  expect(await finishTask('share_link', ports)).toBe(true);
  expect(apiCalls).toMatchObject([{ name: 'completeTask', input: { body: { taskId: 'share_link' } } }]);
  expect(refreshed()).toBe(1);
});

test('[TSK-01] what is done already is not told again', async () => {
  const { ports, apiCalls } = portsOf(() => ({ success: true }), ['share_link']);
  expect(await finishTask('share_link', ports)).toBe(true);
  expect(apiCalls).toEqual([]);
});

test('[TSK-01] a failure is silent', async () => {
  const failing = portsOf(() => {
    throw new Error('offline');
  });
  expect(await finishTask('invite_3', failing.ports)).toBe(false);
  const refused = portsOf(() => ({ success: false }));
  expect(await finishTask('join_channel', refused.ports)).toBe(false);
  expect([failing.notices, refused.notices, refused.refreshed()]).toEqual([[], [], 0]);
});
