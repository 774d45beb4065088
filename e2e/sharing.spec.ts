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

test('[SHR-05] to a chat: the message that the bot prepared goes out with a button, and says so when nothing was sent', async ({
  phones: { alice },
}) => {
  await openFromBot(alice);
  const picker = alice.screen.getByRole('dialog', { name: 'Send this message to' });
  await (await openMenu(alice)).getByRole('button', { name: /Send in a chat/ }).click();
  await expect(picker).toContainText('Ask Alice anything');
  await picker.getByRole('button', { name: 'Cancel' }).click();
  await expect(alice.app.getByText('Nothing was shared')).toBeVisible();

  await (await openMenu(alice)).getByRole('button', { name: /Send in a chat/ }).click();
  await picker.getByRole('button', { name: /Boris/ }).click();
  await expect(picker).toHaveCount(0);
});

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

test('[SHR-07] a story of somebody without premium has no widget', async ({ phones: { alice, page } }) => {
  await change(page.request, 'alice', { profile: 'android' });
  await openFromBot(alice);
  await (await openMenu(alice)).getByRole('button', { name: 'Make the story' }).click();
  await expect(alice.screen.getByRole('dialog', { name: 'New story' })).toBeVisible();
  await expect.poll(async () => JSON.stringify(await asked(page, 'web_app_share_to_story'))).toContain('/api/images/');
  expect(JSON.stringify(await asked(page, 'web_app_share_to_story'))).not.toContain('widget_link');
});

test('[SHR-06] the tutorial has four steps; a swipe of more than 50 px, arrows and dots turn it, back leaves it', async ({
  phones: { alice, page },
}) => {
  await openFromBot(alice);
  const menu = await openMenu(alice);
  await menu.getByRole('button', { name: 'How stories work' }).click();
  const pages = menu.getByRole('region', { name: 'How it works' });
  const swipe = async (dx: number) => {
    const { x = 0, y = 0, width = 0 } = (await pages.boundingBox()) ?? {};
    const from = { x: x + width / 2, y: y + 40 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + dx, from.y, { steps: 4 });
    await page.mouse.up();
  };
  await expect(pages).toContainText('1 of 4');
  await swipe(-50);
  await expect(pages).toContainText('1 of 4');
  await swipe(-51);
  await expect(pages).toContainText('2 of 4');
  await swipe(51);
  await expect(pages).toContainText('1 of 4');
  await menu.getByRole('button', { name: '4 of 4' }).press('ArrowRight');
  await expect(pages).toContainText('2 of 4');
  await menu.getByRole('button', { name: '4 of 4' }).click();
  await expect(pages).toContainText('Post it and wait');
  await expect(menu.getByRole('button', { name: 'Make the story' })).toBeVisible();
  await alice.screen.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(menu.getByRole('button', { name: /Copy link/ }).first()).toBeVisible();
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

test('[SHR-03][SHR-04] steps 3 and 4 stand in Russian only; the status is set with consent, and a toast says so', async ({
  phones: { alice, boris, page },
}) => {
  await openFromBot(alice);
  await expect(alice.app.getByRole('heading', { name: 'Send one yourself' })).toBeVisible();
  await expect(alice.app.getByRole('button', { name: 'Open the channel' })).toHaveCount(0);
  await alice.app.getByRole('button', { name: 'Ask a friend' }).click();
  await expect(alice.app.getByRole('heading', { name: 'An anonymous question for a friend' })).toBeVisible();
  const haptics = async () => JSON.stringify(await asked(page, 'web_app_trigger_haptic_feedback'));
  await expect.poll(haptics).toContain('"notification_type":"success"');

  await openFromBot(boris);
  await boris.app.getByRole('button', { name: /статус/ }).click();
  await boris.screen.getByRole('alertdialog').getByRole('button').last().click();
  await expect(boris.app.getByText(/Теперь у тебя статус|статус Billet/)).toBeVisible();
  await boris.app.getByRole('button', { name: /канал/i }).click();
  await expect.poll(async () => JSON.stringify(await asked(page, 'web_app_open_tg_link'))).toContain('/billet_news');
});
