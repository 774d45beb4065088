import type { Phone } from './phone.ts';

const posters = '[role="radiogroup"] [data-look]';

/** Opens the sheet of one's share pictures, in which all that a finger comes to is drawn. */
export async function openStudio({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await page.waitForFunction((which) => {
    const images = document.querySelectorAll<HTMLImageElement>(`${which} img`);
    return images.length > 1 && [...images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  }, posters);
}

/** A finger that goes through the looks, one after the other, as fast as they come to rest. */
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
