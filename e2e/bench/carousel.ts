import type { Phone } from './phone.ts';

const posters = '[role="radiogroup"] [data-look]';

/** Opens the sheet with the user's share posters and waits until at least two are decoded. */
export async function openPosterSheet({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await page.waitForFunction((which) => {
    const images = document.querySelectorAll<HTMLImageElement>(`${which} img`);
    return images.length > 1 && [...images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  }, posters);
}

/** Swipes through the posters. The next swipe starts as soon as the previous gesture has ended. */
export async function swipe({ page, session }: Phone, times: number): Promise<void> {
  const { x, y, width } = (await page.locator(posters).first().boundingBox()) ?? { x: 0, y: 0, width: 0 };
  for (let left = times; left > 0; left--) {
    await session.send('Input.synthesizeScrollGesture', {
      x: x + width / 2,
      y: y + 60,
      xDistance: -0.7 * width,
      yDistance: 0,
      speed: 900,
      gestureSourceType: 'touch',
    });
  }
}
