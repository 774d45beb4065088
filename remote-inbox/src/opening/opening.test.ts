import { fakeBridge, installBridge, refusal, sampleNote, silence } from '@billet/shared-bridge/testing';
import type { Valentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';

import { type Durations, FULL_DURATIONS, makePauses, openNote, playOpening, REDUCED_MOTION_DURATIONS } from './opening.ts';

const opened = sampleNote();

async function play(answer: () => Valentine, durations: Durations = FULL_DURATIONS) {
  installBridge(fakeBridge({ answers: { unwrapValentine: () => ({ valentine: answer() }) } }).bridge);
  const received: string[] = [];
  let paused = 0;
  const outcome = await playOpening(
    openNote(opened.id),
    {
      playSuccess: () => received.push('playSuccess'),
      pause: async (milliseconds) => {
        paused += milliseconds;
        return false;
      },
      playImpact: (style) => received.push(style),
    },
    durations,
  );
  return { outcome, received, paused };
}

describe('[INB-06] opening a note', () => {
  test('[INB-06][VIS-05] an opening trembles increasingly until the seal breaks and shows the letter in less than 1.2 s', async () => {
    const played = await play(() => opened);
    expect(played.outcome).toEqual({ kind: 'opened', note: opened });
    expect(played.received).toEqual(['light', 'medium', 'heavy', 'playSuccess']);
    expect(played.paused).toBe(FULL_DURATIONS.rise);
    expect(played.paused + FULL_DURATIONS.unseal + FULL_DURATIONS.unfold).toBeLessThan(1200);
  });

  test('[INB-06][VIS-05] an opening with reduced motion does not tremble and does not wait', async () => {
    expect(await play(() => opened, REDUCED_MOTION_DURATIONS)).toMatchObject({ paused: 0, received: ['playSuccess'] });
  });

  test('[INB-06] a failed opening opens nothing and breaks no seal', async () => {
    for (const thrown of [silence(), refusal('internal'), refusal('not_found')]) {
      const played = await play(() => {
        throw thrown;
      });
      expect(played.outcome).toEqual({ kind: 'failed', thrown });
      expect(played.received).toEqual(['light', 'medium', 'heavy']);
    }
  });

  test('[INB-05] an opening that the server rejects as too early returns the opening time', async () => {
    const played = await play(() => {
      throw refusal('not_open_yet', { opensAt: '2026-03-08T11:00:00.000Z' });
    });
    expect(played.outcome).toEqual({ kind: 'closed', opensAt: new Date('2026-03-08T11:00:00Z') });
  });

  test('[INB-06][ENV-06] an opening uses the screen deadline', async () => {
    const fake = fakeBridge({ answers: { unwrapValentine: () => ({ valentine: opened }) } });
    installBridge(fake.bridge);
    await openNote(opened.id);
    expect(fake.apiCalls[0]?.input).toEqual({ params: { id: opened.id }, deadline: 'screen' });
  });

  test('[INB-06] a skip ends the current pause and all later ones', async () => {
    const { pause, skip } = makePauses();
    const first = pause(60_000);
    skip();
    expect(await first).toBe(true);
    expect(await pause(60_000)).toBe(true);
  });
});
