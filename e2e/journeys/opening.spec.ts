import { openInbox, sendNote } from '../support/notes.ts';
import { openingIn, watchOpening } from '../support/opening.ts';
import { usePowerfulDevice } from '../support/powerful-device.ts';
import { expect, test } from '../support/test.ts';
import { holdTimer } from '../support/time.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference', hasTouch: true } });

/** Milliseconds after which a slow device continues without the sheet, and without the end of the unfolding. */
const LIMITS = [1500, 1020];

test('[VIS-05] Alice opens a note with animations on', async ({ page, ann, known }) => {
  for (const limit of LIMITS) await holdTimer(page, limit);
  await usePowerfulDevice(page);
  await sendNote(page.request, ann, known.alice, 'You make Mondays bearable');
  await openInbox(page);
  const { unopened, opened, letter } = openingIn(page);
  await expect(unopened).toBeVisible();
  const recordOf = await watchOpening(page);
  await unopened.click();
  await expect(letter('You make Mondays bearable')).toBeVisible();
  // the words appear one by one, and each is an element until all are on screen
  await expect(page.getByRole('dialog').locator('blockquote span span')).toHaveCount(0);
  const { frames, handOver, shift } = await recordOf();
  const firstOfEnvelope = frames.findIndex(({ envelope }) => envelope);
  const firstOfLetter = frames.findIndex(({ letter: isSeen }) => isSeen);

  await test.step('[VIS-05][INB-06] every frame from the press to the letter shows the envelope, the paper or the letter', () => {
    expect(firstOfEnvelope).toBeGreaterThanOrEqual(0);
    expect(firstOfLetter).toBeGreaterThan(firstOfEnvelope);
    const empty = frames.slice(firstOfEnvelope).filter((frame) => !frame.envelope && !frame.paper && !frame.letter);
    expect(empty).toEqual([]);
  });

  await test.step('[VIS-05] the unfolded paper has the place and size of the sheet, within 1 px', () => {
    if (!handOver) throw new Error('The paper did not unfold over the sheet');
    const { paper, sheet } = handOver;
    const sheetAtFirst = frames[firstOfLetter]?.sheetAt ?? [];
    expect(paper).toHaveLength(4);
    for (const [side, place] of paper.entries()) {
      expect(Math.abs(place - (sheet[side] ?? Number.NaN))).toBeLessThanOrEqual(1);
      expect(Math.abs(place - (sheetAtFirst[side] ?? Number.NaN))).toBeLessThanOrEqual(1);
    }
  });

  await test.step('[VIS-05] the letter stays on screen alone, and nothing is shifted', () => {
    const other = frames.slice(firstOfLetter).filter((frame) => !frame.letter || frame.envelope || frame.paper);
    expect(other).toEqual([]);
    expect(shift).toBe(0);
  });

  await test.step('[NAV-08] Escape closes the letter and returns the focus to the card', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opened).toBeFocused();
  });
});
