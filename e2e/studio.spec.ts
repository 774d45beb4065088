import type { Locator, Response } from 'playwright/test';
import { change } from './support/day.ts';
import { confirmAge, openFromBot } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** The studio: one's own poster, its looks, and the ways to share it (VIS-04). */

const isAbout = (look: string) => (answer: Response) => answer.url().includes('/api/share-image/') && answer.url().includes(`look=${look}`);
const poster = (studio: Locator, look: string) => studio.locator(`[data-look=${look}]`);
const imageOf = (studio: Locator, look: string) => poster(studio, look).locator('img');

async function isDrawn(studio: Locator, look: string): Promise<void> {
  await expect(imageOf(studio, look)).toHaveJSProperty('naturalWidth', 540);
}

test('[VIS-04][SHR-05][TSK-01] the story that is posted has the look that was swiped to', async ({ phones: { alice, page } }) => {
  await change(page.request, 'alice', { profile: 'android' });
  await openFromBot(alice);
  await alice.app.getByRole('button', { name: 'Share', exact: true }).click();
  await confirmAge(alice);
  const studio = alice.app.getByRole('dialog');
  await isDrawn(studio, 'classic');
  const [letter] = await Promise.all([
    page.waitForResponse(isAbout('headline')),
    // a mouse pulls the row as a finger does
    (async () => {
      const box = await poster(studio, 'classic').boundingBox();
      const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 60 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x - 70, from.y, { steps: 4 });
      await page.mouse.up();
      await expect(studio.getByRole('radio', { name: 'Letter' })).toBeChecked();
    })(),
  ]);
  expect(letter.ok()).toBe(true);
  await isDrawn(studio, 'letter');
  await studio.getByRole('radio', { name: 'Headline' }).check({ force: true });
  const { url } = (await letter.json()) as { url: string };
  await studio.getByRole('button', { name: 'Make the story' }).click();
  const story = alice.screen.getByRole('dialog', { name: 'New story' });
  await expect(story.getByRole('img', { name: 'The story' })).toHaveAttribute('src', url);
  await expect(story.getByRole('img', { name: 'The story' })).toHaveJSProperty('naturalWidth', 1080);
  await story.getByRole('button', { name: 'Post story' }).click();
  await expect(alice.app.getByText('Link copied')).toBeVisible();
});

test('[VIS-04] a picture that is saved goes to the messenger’s download, and the sheet stays', async ({ phones: { alice } }) => {
  await openFromBot(alice);
  await alice.app.getByRole('button', { name: 'Share', exact: true }).click();
  await confirmAge(alice);
  const studio = alice.app.getByRole('dialog');
  await studio.getByRole('button', { name: 'Save' }).click();
  await alice.screen.getByRole('alertdialog').getByRole('button', { name: 'Download' }).click();
  await expect(alice.app.getByText('Picture saved')).toBeVisible();
  await expect(studio.getByRole('button', { name: 'Copy link' })).toBeVisible();
});
