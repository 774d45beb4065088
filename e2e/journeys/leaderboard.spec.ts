import type { APIRequestContext } from 'playwright/test';
import { moveClock, newDay } from '../support/day.ts';
import { launch } from '../support/launch.ts';
import { expect, test } from '../support/test.ts';
import { callAs, codeOf, createTestUser, initDataOf } from '../support/test-users.ts';
import { violations } from '../support/visual-checks.ts';

/** Alice's first day, before the season of 2025 closes, and a day in autumn on which no other test receives notes. */
const FIRST_DAY = '2025-02-10T09:00:00.000Z';
const AUTUMN = '2025-10-14T09:00:00.000Z';

/** Fills the season: Dana takes part in Germany with 3 notes, Emil in the world with 2, and Alice in no leaderboard with 1. */
async function fillSeason(request: APIRequestContext): Promise<() => Promise<void>> {
  const alice = await codeOf(request, await initDataOf(request, 'alice'));
  const [dana, ann, emil] = [
    await createTestUser(request, { firstName: 'Dana' }),
    await createTestUser(request, { firstName: 'Ann' }),
    await createTestUser(request, { firstName: 'Emil' }),
  ];
  await callAs(request, dana.initData, 'POST', '/api/profile/update', { leaderboardCategory: 'DE' });
  await callAs(request, emil.initData, 'POST', '/api/profile/update', { leaderboardCategory: 'global' });
  const recipients = [dana.code, dana.code, dana.code, emil.code, emil.code, alice];
  for (const [index, valentineCode] of recipients.entries()) {
    const note = { valentineCode, itemId: 'tulip', message: `Note ${index}` };
    await callAs(request, ann.initData, 'POST', '/api/order/checkout', note);
  }
  const scores = async () => {
    const { entries } = await callAs<{ entries: { score: number }[] }>(request, dana.initData, 'GET', '/api/leaderboards/global');
    return entries.map(({ score }) => score);
  };
  await expect.poll(scores).toEqual([3, 2]);
  const rank = async () => {
    const initData = await initDataOf(request, 'alice');
    const { user } = await callAs<{ user: { categoryRank: number | null } }>(request, initData, 'GET', '/api/profile');
    return user.categoryRank;
  };
  await expect.poll(rank).toBe(3);
  // the database is shared with later tests, and a repetition of this test expects an empty season
  return async () => {
    for (const { initData } of [dana, emil, { initData: await initDataOf(request, 'alice') }])
      await callAs(request, initData, 'DELETE', '/api/account');
  };
}

test('[LDB-01] Alice takes part in the leaderboard of a past season and leaves it', async ({ page, request, setClock }) => {
  await newDay(request);
  await moveClock(request, FIRST_DAY);
  await initDataOf(request, 'alice').then((initData) => codeOf(request, initData));
  await setClock(AUTUMN);
  const emptySeason = await fillSeason(request);
  const sheet = page.getByRole('dialog', { name: 'Leaderboard' });
  const contest = page.getByRole('dialog', { name: 'How the contest works' });
  const own = sheet.getByRole('region', { name: 'Your place' });
  const entries = sheet.getByRole('list', { name: 'Places' }).getByRole('listitem');
  await launch(page, 'alice');

  await test.step('[LDB-01] the rank chip opens the season, in which only users who chose a place are listed', async () => {
    await page.getByRole('button', { name: '#3: your place in the leaderboard' }).click();
    await expect(own).toContainText(/#3.*1 note.*Only you see this/);
    await expect(entries).toHaveText([/1.*Dana.*3 notes/, /2.*Emil.*2 notes/]);
    await expect(sheet).toContainText('Season 2025');
  });

  await test.step('[LDB-01] Alice takes part in a region and is listed there and in the world', async () => {
    await sheet.getByRole('button', { name: 'Take part' }).click();
    await expect(sheet.getByRole('radio', { name: 'Nowhere' })).toBeChecked();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('radio', { name: 'Germany' }).check();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByRole('radio', { name: 'Germany' })).toBeChecked();
    await expect(entries).toHaveText([/1.*Dana.*3 notes/, /2.*Alice.*that’s you.*1 note/]);
    await expect(own).toContainText(/#2.*Others see you/);
    await sheet.getByRole('radio', { name: 'World' }).check();
    await expect(entries).toHaveText([/Dana/, /Emil/, /3.*Alice/]);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('[LDB-01] after Alice leaves, only she sees her place', async () => {
    await sheet.getByRole('button', { name: 'Change or leave' }).click();
    await sheet.getByRole('radio', { name: 'Nowhere' }).check();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(own).toContainText('Only you see this');
    await expect(entries).toHaveText([/Dana/, /Emil/]);
  });

  await test.step('[INB-07] the contest sheet shows season, score, prizes and opt-in, and leads back to the leaderboard', async () => {
    await sheet.getByRole('button', { name: 'How it works' }).click();
    await expect(contest).toContainText(/Season.*2025.*Score.*counts as one.*Prizes.*First, second and third place.*Only if you want/s);
    expect(await violations(page)).toEqual([]);
    await contest.getByRole('button', { name: 'See the leaderboard' }).click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('[INB-07] the inbox header opens the contest sheet too', async () => {
    await page.getByRole('link', { name: /Inbox/ }).click();
    await page.getByRole('button', { name: 'How the contest works' }).click();
    await expect(contest).toContainText('Prizes');
    await contest.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('[INB-11] a user from before 15 Feb 2025 has 3 service messages and a bonus of 2 in the count', async () => {
    await expect(page.getByRole('heading', { name: '5 questions' })).toBeVisible();
    await expect(page.getByRole('button', { name: /From the club/ })).toHaveCount(3);
    await expect(page.getByText('3 waiting to be opened')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Anonymous, 3 waiting to be opened' })).toBeChecked();
  });

  await test.step('[INB-11] a user of regional rank 1 to 3 has a winner gift', async () => {
    await expect(page.getByRole('radio', { name: 'Valentines, 1 waiting to be opened' })).not.toBeChecked();
    await expect(page.getByRole('link', { name: /Inbox/ })).toHaveAccessibleName(/4 unread/);
  });

  await test.step('[INB-10] a service message comes from the club and cannot be revealed, answered or published', async () => {
    await page
      .getByRole('button', { name: /From the club/ })
      .first()
      .click();
    const detail = page.getByRole('dialog');
    await expect(detail).toContainText('That was your first 8 March with us');
    await expect(detail).toContainText('The Billet club');
    await expect(detail.getByRole('button', { name: /Reveal|Reply|Answer|who/i })).toHaveCount(0);
    await expect(detail.getByRole('switch')).toHaveCount(0);
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('2 waiting to be opened')).toBeVisible();
  });
  // the page of a deleted account would ask for its profile once more
  await page.goto('about:blank');
  await emptySeason();
});
