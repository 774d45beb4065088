import type { Page } from 'playwright/test';
import { change, logOf } from './support/day.ts';
import { frameOf, heightsOf, holdScripts } from './support/first-frame.ts';
import { inboxIn, openInbox, sendNote, sendOpened } from './support/notes.ts';
import { confirmAge, openFromBot } from './support/people.ts';
import type { Phone } from './support/phones.ts';
import { callAs, makeStranger, openNative } from './support/strangers.ts';
import { expect, test } from './support/test.ts';
import { holdTimer } from './support/time.ts';

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

test('[SAF-02] the age is asked at the first share, wherever it is, and once', async ({ page, request, known }) => {
  const id = await sendOpened(request, known.boris, known.alice, 'Hello');
  await callAs(request, known.alice.initData, 'POST', `/api/valentine/${id}/answer`, { answer: 'Hi' });
  await openInbox(page);
  const asked = page.getByRole('dialog', { name: 'Before you share' });
  const { opened, detail } = inboxIn(page);
  await opened.click();
  await detail.getByRole('button', { name: 'Share my answer' }).click();
  const studio = page.getByRole('dialog', { name: 'Share', exact: true });
  await expect(studio.getByRole('heading', { name: 'Before you share' })).toBeVisible();
  await studio.getByRole('button', { name: 'Not now' }).click();
  await expect(studio).toHaveCount(0);
  await detail.getByRole('button', { name: 'Close' }).click();
  await expect(detail).toHaveCount(0);

  await page.getByRole('link', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await asked.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /Send in a chat/ })).toBeVisible();
});

test('[SAF-01] a paused inbox says so on both of its pages, and what waited comes when it ends there', async ({ page, request, known }) => {
  await callAs(request, known.alice.initData, 'POST', '/api/profile/update', { paused: true });
  await sendNote(request, known.boris, known.alice, 'While you were away');
  await openInbox(page);
  const says = page.getByText('Your inbox is paused.');
  await expect(says).toBeVisible();
  await expect(inboxIn(page).unopened).toHaveCount(0);
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(says).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(says).toHaveCount(0);
  await inboxIn(page).tab.click();
  await expect(says).toHaveCount(0);
  await expect(inboxIn(page).unopened).toHaveCount(1);
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

/** A native messenger's cloud that fails at once, and never answers where the age is asked for. */
function onlyAgeUnanswered(): void {
  interface Receiver {
    readonly Telegram?: { readonly WebView?: { receiveEvent(event: string, data: object): void } };
  }
  const native = {
    postEvent(event: string, data: string): void {
      const { req_id, params } = JSON.parse(data) ?? {};
      if (event !== 'web_app_invoke_custom_method' || JSON.stringify(params).includes('age-confirmed')) return;
      const { Telegram } = window as unknown as Receiver;
      queueMicrotask(() => Telegram?.WebView?.receiveEvent('custom_method_invoked', { req_id, error: 'UNKNOWN_ERROR' }));
    },
  };
  Object.defineProperty(window, 'TelegramWebviewProxy', { get: () => native, set: () => undefined });
}

/** Milliseconds that the messenger's cloud has for an answer. */
const STORAGE_DEADLINE = 2000;

test.describe('[SAF-02][SHR-05][FST-02] on a phone whose messenger is slow to tell the age', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the share sheet says that it waits, and opens as high as it stays', async ({ page, request }) => {
    const visitor = await makeStranger(request, { firstName: 'Zoe' });
    const account = JSON.parse(new URLSearchParams(visitor.initData).get('user') ?? '{}').id;
    const keep = (key: string) => location.protocol.startsWith('http') && localStorage.setItem(key, 'yes');
    await page.addInitScript(keep, `billet/${account}/age-confirmed`);
    await page.addInitScript(onlyAgeUnanswered);
    const letGo = await holdScripts(page);
    const giveUp = await holdTimer(page, STORAGE_DEADLINE);
    await openNative(page, visitor, { app: 'main', until: 'commit' });
    const heights = await heightsOf(page, '[role="dialog"]');
    await frameOf(page).getByRole('button', { name: 'Share', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Share', exact: true });
    letGo();
    await expect(sheet.getByRole('status', { name: 'A moment…' })).toBeAttached();
    await giveUp();
    await expect(sheet.getByRole('button', { name: /^Copy link/ })).toBeVisible();
    expect(await heights()).toHaveLength(1);
  });

  test('the question of the age, once the messenger was waited for, is there at once', async ({ page, ann }) => {
    await openNative(page, ann, { app: 'main' });
    const share = page.getByRole('button', { name: 'Share', exact: true });
    const sheet = page.getByRole('dialog', { name: 'Share', exact: true });
    await share.click();
    await sheet.getByRole('button', { name: 'Not now' }).click();
    await expect(sheet).toHaveCount(0);
    const heights = await heightsOf(page, '[role="dialog"]');
    await share.click();
    await expect(sheet.getByRole('button', { name: 'I am 18 or older' })).toBeVisible();
    expect(await heights()).toHaveLength(1);
  });
});
