import type { Locator, Page } from 'playwright/test';
import { change, logOf } from '../support/day.ts';
import { confirmAge, openChat, openFromBot } from '../support/people.ts';
import type { Phone } from '../support/phones.ts';
import { expect, test } from '../support/test.ts';

/** The events of this type that the app has sent to its messenger. */
const sentEvents = async (page: Page, person: number, event: string) =>
  JSON.stringify(await logOf(page.request, { person, direction: 'app → messenger', event }));

async function openShareSheet(phone: Phone): Promise<Locator> {
  await phone.app.getByRole('button', { name: /^(Share|Поделиться)$/ }).click();
  await confirmAge(phone);
  return phone.app.getByRole('dialog');
}

/** Drags an element sideways with the mouse by a number of pixels. */
async function pull(page: Page, element: Locator, dx: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y, { steps: 4 });
  await page.mouse.up();
}

test('Alice and Boris share their links in a chat, as a story and as a picture', async ({ phones: { alice, boris, page } }) => {
  const sheet = alice.app.getByRole('dialog');
  const story = alice.screen.getByRole('dialog', { name: 'New story' });
  const storyUrl = page
    .waitForResponse((answer) => /\/api\/share-image\/.*look=letter/.test(answer.url()), { timeout: 0 })
    .then(async (answer) => ((await answer.json()) as { url: string }).url);
  const poster = (design: string) => sheet.locator(`[data-look=${design}]`);
  const isDrawn = (design: string) => expect(poster(design).locator('img')).toHaveJSProperty('naturalWidth', 540);

  await test.step('[SHR-03][SHR-04] the share page has two steps in English, and the second leads to the page of friends', async () => {
    await change(page.request, 'alice', { profile: 'android' });
    await openFromBot(alice);
    await expect(alice.app.getByRole('heading', { name: 'Send one yourself' })).toBeVisible();
    await expect(alice.app.getByRole('button', { name: 'Open the channel' })).toHaveCount(0);
    await alice.app.getByRole('button', { name: 'Ask a friend' }).click();
    await expect(alice.app.getByRole('heading', { name: 'An anonymous question for a friend' })).toBeVisible();
    await expect.poll(() => sentEvents(page, alice.person, 'web_app_trigger_haptic_feedback')).toContain('"notification_type":"success"');
    await alice.app.getByRole('link', { name: /Share/ }).click();
  });

  await test.step('[SHR-05] a share that is cancelled in the messenger says that nothing was shared', async () => {
    await (await openShareSheet(alice)).getByRole('button', { name: /Send in a chat/ }).click();
    await expect(alice.app.getByText('Choose in Telegram who gets it').first()).toBeVisible();
    const picker = alice.screen.getByRole('dialog', { name: 'Send this message to' });
    await expect(picker).toContainText('Ask Alice anything');
    await picker.getByRole('button', { name: 'Cancel' }).click();
    await expect(alice.app.getByText('Nothing was shared')).toBeVisible();
  });

  await test.step('[SHR-05] the sheet stays until the user chooses a chat, and the prepared message is sent with a button', async () => {
    await (await openShareSheet(alice)).getByRole('button', { name: /Send in a chat/ }).click();
    await expect(alice.app.getByText('Choose in Telegram who gets it').first()).toBeVisible();
    await alice.screen.getByRole('dialog', { name: 'Send this message to' }).getByRole('button', { name: /Boris/ }).click();
    await expect(sheet).toHaveCount(0);
    await openChat(boris, 'Alice');
    await expect(boris.screen.getByRole('log').getByRole('link', { name: /startapp=/ })).toBeVisible();
  });

  await test.step('[SHR-06] the tutorial has four pages; swipes over 50 px, arrows and dots turn them, and Back leaves them', async () => {
    await (await openShareSheet(alice)).getByRole('button', { name: 'How stories work' }).click();
    const pages = sheet.getByRole('region', { name: 'How it works' });
    await expect(pages).toContainText('1 of 4');
    await pull(page, pages, -50);
    await expect(pages).toContainText('1 of 4');
    await pull(page, pages, -51);
    await expect(pages).toContainText('2 of 4');
    await pull(page, pages, 51);
    await expect(pages).toContainText('1 of 4');
    await sheet.getByRole('button', { name: '4 of 4' }).press('ArrowRight');
    await expect(pages).toContainText('2 of 4');
    await sheet.getByRole('button', { name: '4 of 4' }).click();
    await expect(pages).toContainText('Post it and wait');
    await expect(sheet.getByRole('button', { name: 'Make the story' })).toBeVisible();
    await alice.screen.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(sheet.getByRole('button', { name: /Copy link/ }).first()).toBeVisible();
  });

  await test.step('[VIS-04][SHR-08] Save hands the picture to the download of the messenger, and the sheet stays open', async () => {
    await sheet.getByRole('button', { name: 'Save' }).click();
    await alice.screen.getByRole('alertdialog').getByRole('button', { name: 'Download' }).click();
    await expect(alice.app.getByText('Picture saved')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  await test.step('[VIS-04][SHR-05][SHR-07][TSK-01] the story has the design that the user swiped to, and no link without premium', async () => {
    await isDrawn('classic');
    await pull(page, poster('classic'), -70);
    await expect(sheet.getByRole('radio', { name: 'Letter' })).toBeChecked();
    await isDrawn('letter');
    const completed = page.waitForRequest((request) => request.postData()?.includes('share_story') ?? false);
    await sheet.getByRole('button', { name: 'Make the story' }).click();
    await expect(alice.app.getByText('Link copied')).toBeVisible();
    const picture = story.getByRole('img', { name: 'The story' });
    await expect(picture).toHaveAttribute('src', await storyUrl);
    await expect(picture).toHaveJSProperty('naturalWidth', 1080);
    await story.getByRole('button', { name: 'Post story' }).click();
    await alice.screen.getByRole('button', { name: 'Your story is up. Watch it' }).click();
    await alice.screen.getByRole('button', { name: 'Close the story' }).click();
    expect((await completed).url()).toContain('/api/tasks/complete');
    const events = () => sentEvents(page, alice.person, 'web_app_share_to_story');
    await expect.poll(events).toContain('/api/images/');
    expect(await events()).not.toContain('widget_link');
  });

  await test.step('[SHR-05][SHR-07] the story of a premium user carries the link as a widget', async () => {
    await change(page.request, 'boris', { profile: 'android' });
    await openChat(boris, 'Billet');
    await openFromBot(boris);
    await (await openShareSheet(boris)).getByRole('button', { name: 'Сделать историю' }).click();
    await expect(boris.app.getByText('Ссылка скопирована')).toBeVisible();
    const ofBoris = boris.screen.getByRole('dialog', { name: 'New story' });
    await expect(ofBoris.getByRole('img', { name: 'The story' })).toHaveJSProperty('naturalWidth', 1080);
    await expect(ofBoris).toContainText('https://t.me/billet_bot/ask?startapp=');
    await ofBoris.getByRole('button', { name: 'Post story' }).click();
  });

  await test.step('[SHR-04] in Russian a third step sets the emoji status with consent, and a fourth opens the channel', async () => {
    await boris.app.getByRole('button', { name: /статус/ }).click();
    await boris.screen.getByRole('alertdialog').getByRole('button').last().click();
    await expect(boris.app.getByText(/Теперь у тебя статус|статус Billet/)).toBeVisible();
    await boris.app.getByRole('button', { name: /канал/i }).click();
    await expect.poll(() => sentEvents(page, boris.person, 'web_app_open_tg_link')).toContain('/billet_news');
  });

  await test.step('[SHR-08] "Another app" uses the download of the messenger and copies the link', async () => {
    await expect(alice.app.getByText('Link copied')).toHaveCount(0);
    await (await openShareSheet(alice)).getByRole('button', { name: 'Another app' }).click();
    const question = alice.screen.getByRole('alertdialog');
    await expect(question).not.toContainText('/api/images/');
    await question.getByRole('button', { name: 'Download' }).click();
    await expect(alice.app.getByText('Link copied')).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('[SHR-08] "Another app" prefers the share sheet of the system where there is one', async () => {
    const downloads = async () => (await logOf(page.request, { person: alice.person, event: 'web_app_request_file_download' })).length;
    // the simulator's page sends its log with a delay
    await expect.poll(downloads).toBe(2);
    await alice.app.locator('html').evaluate((root) => {
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.length === 1,
        share: async ({ files }: ShareData) => {
          root.dataset.shared = `${files?.[0]?.name} ${files?.[0]?.type}`;
        },
      });
    });
    await (await openShareSheet(alice)).getByRole('button', { name: 'Another app' }).click();
    await expect(alice.app.locator('html')).toHaveAttribute('data-shared', 'billet.png image/png');
    expect(await downloads()).toBe(2);
  });
});
