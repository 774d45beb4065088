import type { Valentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { failureOf, offline, refused } from '../item/failures.sample.ts';
import { sampleValentine } from '../item/sample.ts';
import { CALM, JOYFUL, makePauses, type Pace, type PlayPorts, playUnwrap } from './play-unwrap.ts';

const opened = sampleValentine();

function play(answer: () => Promise<Valentine>, pace: Pace = JOYFUL) {
  const kept: Valentine[] = [];
  const told: string[] = [];
  let paused = 0;
  const ports: PlayPorts = {
    unwrap: answer,
    failureOf,
    keep: (valentine) => kept.push(valentine),
    show: ({ phase }) => told.push(phase),
    cheer: () => told.push('cheer'),
    pause: async (milliseconds) => {
      paused += milliseconds;
    },
  };
  return { outcome: playUnwrap(ports, opened.id, pace), kept, told, paused: () => paused };
}

describe('[INB-06] unwrapping', () => {
  test('[INB-06] shakes, bursts and settles in less than 1.2 s, and the item is kept as opened', async () => {
    const played = play(async () => opened);
    expect(await played.outcome).toEqual({ kind: 'opened', valentine: opened });
    expect(played.told).toEqual(['shake', 'cheer', 'burst', 'settle']);
    expect(played.kept).toEqual([opened]);
    expect(played.paused()).toBeLessThan(1200);
    expect(played.paused()).toBe(JOYFUL.shake + JOYFUL.burst + JOYFUL.settle);
  });

  test('[INB-06] with reduced motion there is one short fade', async () => {
    const played = play(async () => opened, CALM);
    await played.outcome;
    expect(played.paused()).toBeLessThanOrEqual(300);
  });

  test('[INB-06] a failure opens nothing and bursts nothing', async () => {
    for (const error of [offline(), refused(500, 'internal'), refused(404, 'not_found')]) {
      const played = play(() => Promise.reject(error));
      expect(await played.outcome).toEqual({ kind: 'failed' });
      expect(played.told).toEqual(['shake']);
      expect(played.kept).toEqual([]);
    }
  });

  test('[INB-05] the server that says it is too early tells when it opens', async () => {
    const played = play(() => Promise.reject(refused(409, 'not_open_yet', { opensAt: '2026-03-08T11:00:00.000Z' })));
    expect(await played.outcome).toEqual({ kind: 'closed', opensAt: new Date('2026-03-08T11:00:00Z') });
  });

  test('[INB-06] a tap skips the pause under way and those that follow', async () => {
    const { pause, skip } = makePauses();
    const first = pause(60_000);
    skip();
    await first;
    await pause(60_000);
  });
});
