import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { change } from './support/day.ts';
import { startFilm } from './support/film.ts';
import { earnReveal } from './support/notes.ts';
import { closeApp, confirmAge } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 860, height: 930 } });

const file = path.resolve(import.meta.dirname, '../docs/pictures/loop.webp');
const WORDS = 'You make Mondays bearable';

/** With PICTURES set (npm run film) the README's moving picture is made anew: the loop, from Alice's link to the name of who wrote. */
if (process.env.PICTURES) {
  test('[SHR-02][SND-06][VIS-05][VIS-06] the film of the README shows the loop', async ({ phones, request, known, page, problems }) => {
    test.setTimeout(240_000);
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 8, configurable: true }));
    await change(request, 'boris', { languageCode: 'en' });
    await earnReveal(request, known.alice.initData);
    await page.reload();
    const { alice, boris } = phones;
    // a busy machine draws the share pictures when it can; the page asks again
    problems.allow({ answers: [{ status: 503, path: /^\/api\/images\// }] });
    const poster = alice.app.getByRole('dialog').locator('img[width="540"]').first();

    // what comes before: both know the app
    await alice.openApp();
    await alice.app.getByRole('radio', { name: 'Valentines' }).check();
    await expect(alice.app.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
    await alice.app.getByRole('button', { name: 'Share', exact: true }).click();
    await confirmAge(alice);
    await expect(poster).toHaveJSProperty('naturalWidth', 540, { timeout: 60_000 });
    await page.keyboard.press('Escape');
    await closeApp(alice);
    await alice.openApp();
    await expect(alice.app.getByRole('heading', { name: 'Get valentines' })).toBeVisible();
    await boris.screen.getByRole('button', { name: 'All chats' }).click();

    const film = await startFilm(page);
    film.hold(400);
    await film.scene(1200, async () => {
      await film.tap(alice.app.getByRole('button', { name: 'Share', exact: true }));
      await expect(poster).toHaveJSProperty('naturalWidth', 540);
    });
    film.hold(400);
    await film.scene(1100, async () => {
      await film.tap(alice.app.getByRole('button', { name: /Send in a chat/ }));
      await film.tap(alice.screen.getByRole('dialog').getByRole('button', { name: /Boris/ }));
      await expect(boris.screen.getByRole('button', { name: 'Chat with Alice, 1 unread' })).toBeVisible();
    });
    film.hold(200);
    await film.scene(1300, async () => {
      await film.tap(boris.screen.getByRole('button', { name: /Chat with Alice/ }));
      await film.tap(boris.screen.getByRole('log').getByRole('button', { name: /Send a valentine/ }));
      await expect(boris.app.getByRole('button', { name: 'Send a valentine' })).toBeVisible();
    });
    await film.scene(3200, async () => {
      await film.tap(boris.app.getByRole('button', { name: 'Send a valentine' }));
      const modal = boris.app.getByRole('dialog');
      await film.tap(modal.getByRole('button', { name: /Teddy/ }).first());
      await modal.getByRole('textbox', { name: 'Message' }).pressSequentially(WORDS, { delay: 30 });
      await film.tap(modal.getByRole('button', { name: 'Send', exact: true }));
      await film.tap(boris.screen.getByRole('button', { name: 'Pay 49 Stars' }));
      await expect(boris.app.getByRole('heading', { name: /Sent!|On its way!/ })).toBeVisible();
    });
    film.hold(200);
    await film.scene(800, () => film.tap(alice.app.getByRole('link', { name: /Inbox/ })));
    await film.scene(2600, async () => {
      await film.tap(alice.app.getByRole('button', { name: /Valentine, Open/ }).first());
      await expect(alice.app.getByRole('dialog').getByText(WORDS).first()).toBeVisible();
    });
    film.hold(600);
    await film.scene(800, () => film.tap(alice.app.getByRole('button', { name: 'Reveal the sender' })));
    await film.scene(1700, async () => {
      await film.tap(alice.app.getByRole('button', { name: 'Reveal', exact: true }));
      await expect(alice.app.getByRole('dialog').getByText('Boris').first()).toBeVisible();
    });
    film.hold(1400);

    await writeFile(file, await film.finish({ cut: { x: 0, y: 58, width: 860, height: 872 }, step: 80, quality: 0.72 }));
    expect((await stat(file)).size).toBeLessThan(3_000_000);
  });
}
