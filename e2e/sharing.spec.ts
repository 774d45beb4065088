import type { Page } from 'playwright/test';
import { change, logOf } from './support/day.ts';
import { confirmAge, openFromBot } from './support/people.ts';
import type { Phone } from './support/phones.ts';
import { expect, test } from './support/test.ts';

async function openMenu(phone: Phone) {
  await phone.app.getByRole('button', { name: /^(Share|Поделиться)$/ }).click();
  await confirmAge(phone);
  return phone.app.getByRole('dialog');
}

/** What the app asked its messenger for, by the event's name, newest last. */
const asked = (page: Page, event: string) => logOf(page.request, { direction: 'app → messenger', event });

test('[SHR-05][SHR-07] a story: a premium person’s carries the link as a widget and shows the picture', async ({
  phones: { boris, page },
}) => {
  await change(page.request, 'boris', { profile: 'android' });
  await openFromBot(boris);
  await (await openMenu(boris)).getByRole('button', { name: 'Сделать историю' }).click();
  const story = boris.screen.getByRole('dialog', { name: 'New story' });
  const picture = story.getByRole('img', { name: 'The story' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1080);
  await expect(story).toContainText('https://t.me/billet_bot/ask?startapp=');
  await story.getByRole('button', { name: 'Post story' }).click();
  await expect(boris.app.getByText('Ссылка скопирована')).toBeVisible();
});

test('[SHR-08] a story for another app: the system’s sheet, else the messenger’s download, else outside; the link is copied', async ({
  phones: { alice, page },
}) => {
  await openFromBot(alice);
  const photo = async () => {
    await (await openMenu(alice)).getByRole('button', { name: 'Another app' }).click();
  };
  await photo();
  await alice.screen.getByRole('alertdialog').getByRole('button', { name: 'Download' }).click();
  await expect(alice.app.getByText('Link copied')).toBeVisible();

  await alice.app.locator('html').evaluate(() => {
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1,
      share: async ({ files }: ShareData) => {
        document.documentElement.dataset.shared = `${files?.[0]?.name} ${files?.[0]?.type}`;
      },
    });
  });
  await photo();
  await expect(alice.app.locator('html')).toHaveAttribute('data-shared', 'billet.png image/png');
  expect(await asked(page, 'web_app_request_file_download')).toHaveLength(1);
});

test('[ERR-04] each way of sharing that fails has words of its own', async ({ phones: { alice, page }, problems }) => {
  problems.allow({ answers: [{ status: 404, path: /share-image/ }] });
  await openFromBot(alice);
  await page.route('**/api/share-image/**', (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'no' } } }),
  );
  for (const [way, words] of [
    ['Make the story', 'The story couldn’t be made'],
    ['Another app', 'The picture couldn’t be shared'],
    ['Save', 'The picture couldn’t be saved'],
  ] as const) {
    const menu = await openMenu(alice);
    await expect(menu.getByRole('alert')).toContainText("This picture didn't come");
    await menu.getByRole('button', { name: way }).click();
    await expect(alice.app.getByText(words.replace('’', "'"))).toBeVisible();
    if (way === 'Save') await menu.getByRole('button', { name: 'Close' }).click();
    await expect(alice.app.getByRole('dialog')).toHaveCount(0);
  }
  await alice.app.locator('html').evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await (await openMenu(alice))
    .getByRole('button', { name: /Copy link/ })
    .last()
    .click();
  await expect(alice.app.getByText("The link couldn't be copied")).toBeVisible();
});
