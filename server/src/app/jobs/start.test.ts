import { expect, test } from '@rstest/core';
import { parseCronItems } from 'graphile-worker';
import { otherTasks, payments } from './start.ts';

test('[SEC-02] data that names a sender is deleted within ten minutes: clean-up and reconciliation run every five minutes', () => {
  const cronItems = parseCronItems([...payments.cronItems, ...otherTasks.cronItems]);
  for (const task of ['reconcile', 'clean-up']) {
    const [round] = cronItems.filter((each) => each.task === task);
    const minutes = Array.from({ length: 24 * 60 }, (_, minute) => ({
      hour: Math.floor(minute / 60),
      min: minute % 60,
      date: 1,
      month: 1,
      dow: 0,
    }));
    const runs = minutes.flatMap((digest, minute) => (round?.match(digest) ? [minute] : []));
    expect([task, runs]).toEqual([task, Array.from({ length: 288 }, (_, index) => index * 5)]);
  }
});
