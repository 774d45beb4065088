import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from 'playwright/test';
import { change, moveClock, newDay } from './support/day.ts';
import { launch } from './support/launch.ts';
import { violations } from './support/look.ts';
import { ORDINARY_DAY } from './support/stack.ts';
import { callAs, codeOf, initDataOf, makeStranger } from './support/strangers.ts';
import { expect, test } from './support/test.ts';

/** A season of its own, in which nobody of another file has received anything. Alice was here before its 8 March. */
const FIRST_DAYS = '2025-02-10T09:00:00.000Z';
const AUTUMN = '2025-10-14T09:00:00.000Z';

test.describe.configure({ mode: 'serial' });
test.use({ isStory: true });
test.beforeAll(async ({ request }) => {
  await newDay(request);
  await moveClock(request, FIRST_DAYS);
  const alice = await codeOf(request, await initDataOf(request, 'alice'));
  await moveClock(request, AUTUMN);
  const dana = await makeStranger(request, { firstName: 'Dana' });
  const ann = await makeStranger(request, { firstName: 'Ann' });
  const emil = await makeStranger(request, { firstName: 'Emil' });
  await callAs(request, dana.initData, 'POST', '/api/profile/update', { leaderboardCategory: 'DE' });
  await callAs(request, emil.initData, 'POST', '/api/profile/update', { leaderboardCategory: 'global' });
  for (const [code, count] of [
    [dana.code, 3],
    [emil.code, 2],
    [alice, 1],
  ] as const)
    for (let note = 1; note <= count; note++) await write(request, ann.initData, code, `Note ${note}`);
  const scores = async () => {
    const path = '/api/leaderboards/global';
    const { entries } = await callAs<{ entries: { score: number }[] }>(request, dana.initData, 'GET', path);
    return entries.map(({ score }) => score);
  };
  await expect.poll(scores).toEqual([3, 2]);
  // who isn't listed is counted too, a moment later
  const rank = async () => {
    const { user } = await callAs<{ user: { categoryRank: number | null } }>(
      request,
      await initDataOf(request, 'alice'),
      'GET',
      '/api/profile',
    );
    return user.categoryRank;
  };
  await expect.poll(rank).toBe(3);
});
test.afterAll(({ request }) => moveClock(request, ORDINARY_DAY));

const write = (request: APIRequestContext, from: string, valentineCode: string, message: string) =>
  callAs(request, from, 'POST', '/api/order/checkout', { valentineCode, itemId: 'tulip', message });

const faultsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).include(['iframe[title="Alice\'s app"]', 'body']).analyze()).violations;

test('[LDB-01][INB-07] from the rank chip: nobody is listed before choosing where, and leaving is as easy', async ({ page }) => {
  await launch(page, 'alice');
  await page.getByRole('button', { name: '#3: your place in the leaderboard' }).click();
  const sheet = page.getByRole('dialog', { name: 'Leaderboard' });
  const own = sheet.getByRole('region', { name: 'Your place' });
  await expect(own).toContainText(/#3.*1 note.*Only you see this/);
  const entries = sheet.getByRole('list', { name: 'Places' }).getByRole('listitem');
  await expect(entries).toHaveText([/1.*Dana.*3 notes/, /2.*Emil.*2 notes/]);
  await expect(sheet).toContainText('Season 2025');

  await sheet.getByRole('button', { name: 'Take part' }).click();
  await expect(sheet.getByRole('radio', { name: 'Nowhere' })).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('radio', { name: 'Germany' }).check();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('radio', { name: 'Germany' })).toBeChecked();
  await expect(entries).toHaveText([/1.*Dana.*3 notes/, /2.*Alice.*that's you.*1 note/]);
  await expect(own).toContainText(/#2.*Others see you/);
  await sheet.getByRole('radio', { name: 'World' }).check();
  await expect(entries).toHaveText([/Dana/, /Emil/, /3.*Alice/]);
  expect(await violations(page)).toEqual([]);

  await sheet.getByRole('button', { name: 'Change or leave' }).click();
  await sheet.getByRole('radio', { name: 'Nowhere' }).check();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(own).toContainText('Only you see this');
  await expect(entries).toHaveText([/Dana/, /Emil/]);

  await sheet.getByRole('button', { name: 'How it works' }).click();
  const contest = page.getByRole('dialog', { name: 'How the contest works' });
  await expect(contest).toContainText(/Season.*2025.*Score.*counts as one.*Prizes.*First, second and third place.*Only if you want/s);
  expect(await violations(page)).toEqual([]);
  await contest.getByRole('button', { name: 'To the leaderboard' }).click();
  await expect(sheet).toBeVisible();
});

test('[INB-07][INB-10][INB-11] the contest stands in the inbox header; who came early finds notes of the club and a bonus', async ({
  page,
}) => {
  await launch(page, 'alice');
  await page.getByRole('link', { name: /Inbox/ }).click();
  await page.getByRole('button', { name: 'How the contest works' }).click();
  const contest = page.getByRole('dialog', { name: 'How the contest works' });
  await expect(contest).toContainText('Prizes');
  await contest.getByRole('button', { name: 'Close' }).click();

  await expect(page.getByRole('heading', { name: '5 questions' })).toBeVisible();
  const cards = page.getByRole('button', { name: /From the club/ });
  await expect(cards).toHaveCount(3);
  // of the mode on screen; the winner's gift waits in the other
  await expect(page.getByText('3 waiting to be opened')).toBeVisible();
  const tab = page.getByRole('radio', { name: 'Anonymous, 3 waiting to be opened' });
  await expect(tab).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Valentines, 1 waiting to be opened' })).not.toBeChecked();
  await expect(page.getByRole('link', { name: /Inbox/ })).toHaveAccessibleName(/4 unread/);
  await cards.first().click();
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText('That was your first 8 March with us');
  await expect(detail).toContainText('The Billet club');
  await expect(detail.getByRole('button', { name: /Reveal|Reply|who/i })).toHaveCount(0);
  await expect(detail.getByRole('switch')).toHaveCount(0);
  await detail.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 waiting to be opened')).toBeVisible();
});

test('[TSK-01] tasks: what was done counts, joining the channel is checked and earns a reveal once, a failure is silent', async ({
  phones: { alice, page },
}) => {
  const setAlice = (traits: object) => change(page.request, 'alice', traits);
  const checked = async () => {
    const answer = await page.waitForResponse(
      (response) => response.url().endsWith('/api/tasks/complete') && response.request().postDataJSON().taskId === 'join_channel',
    );
    return answer.json();
  };
  await setAlice({ profile: 'webk' });
  await alice.openApp();
  const atOpening = checked();
  await alice.app.getByRole('button', { name: 'Little tasks' }).click();
  const sheet = alice.app.getByRole('dialog', { name: 'Little tasks' });
  await expect(sheet.getByRole('progressbar', { name: '0 of 5 done' })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const join = sheet.getByRole('listitem').filter({ hasText: 'Join our channel' });
  await expect(join).toContainText('+1 free reveal');
  await join.getByRole('button', { name: /^Open/ }).click();
  await alice.screen.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();
  expect(await atOpening).toMatchObject({ success: false, user: { availableReveals: 0 } });
  const check = join.getByRole('button', { name: /^Check/ });
  const refused = checked();
  await check.click();
  expect(await refused).toMatchObject({ success: false });
  await expect(check).toBeEnabled();
  await expect(alice.app.getByRole('status').getByText(/error|wrong/i)).toHaveCount(0);

  await setAlice({ isInChannel: true });
  const rewarded = checked();
  await check.click();
  expect(await rewarded).toMatchObject({ success: true, user: { availableReveals: 1 } });
  await expect(join).toContainText('Done');
  await expect(sheet.getByRole('progressbar', { name: '1 of 5 done' })).toBeVisible();

  await sheet.getByRole('listitem').filter({ hasText: 'Wear our status' }).getByRole('button').click();
  await alice.screen.getByRole('alertdialog').getByRole('button').last().click();
  await expect(sheet.getByRole('progressbar', { name: '2 of 5 done' })).toBeVisible();

  await sheet.getByRole('button', { name: 'Close' }).click();
  await alice.app.getByRole('button', { name: 'Copy link' }).click();
  await alice.app.getByRole('dialog', { name: 'Before you share' }).getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(alice.app.getByRole('progressbar', { name: '3 of 5 done' })).toBeVisible();
});
